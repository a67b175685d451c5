import type { Item } from './item.js';
import type { SendQueue } from './queue.js';

interface Seated {
  /** Whether it is to be shown at this seat, and is not yet. */
  readonly isMissing: (item: Item) => boolean;
  /** Tells whether it shows. */
  readonly press: (item: Item) => Promise<boolean>;
  /** Once the server has answered, or it was given up. */
  readonly settle: (id: string) => Promise<void>;
  /** Something shows that did not before, or does no longer. */
  readonly changed: () => void;
}

export interface Following {
  /** Whether anything waited at first that was missing. */
  readonly isAny: boolean;
  /** All of that is pressed. */
  readonly first: Promise<void>;
  readonly stop: () => void;
}

/**
 * Has what waits pressed once each, and what an earlier page or another tab has left, or this page before the match was told here, as soon as
 * it is read: storage that is slow, or cannot be read at first, hides nothing for good.
 */
export function followLeft(
  queue: Pick<SendQueue, 'left' | 'onChange' | 'answerTo' | 'shows'>,
  waiting: readonly Item[],
  { isMissing, press, settle, changed }: Seated,
): Following {
  const told = new Set<string>();
  let turn = Promise.resolve();
  const pressed = async (item: Item, answer: Promise<unknown>): Promise<void> => {
    if (!(await press(item))) return;
    queue.shows(item.id);
    const ended = (): Promise<void> => settle(item.id).then(changed);
    void answer.then(ended, ended);
  };
  const tell = (items: readonly Item[]): boolean => {
    const before = told.size;
    for (const item of items) {
      if (told.has(item.id) || !isMissing(item)) continue;
      told.add(item.id);
      // Asked for while it waits: what is answered meanwhile is answered to nobody else.
      const answer = queue.answerTo(item.id);
      turn = turn.then(() => pressed(item, answer));
    }
    return told.size > before;
  };
  const isAny = tell([...waiting, ...queue.left()]);
  const first = turn;
  const stop = queue.onChange(() => {
    if (tell(queue.left())) void turn.then(changed);
  });
  return { isAny, first, stop };
}
