import { inTurnBy, type InTurn } from './turns.js';

/** What one tab tells the others of this browser about an item: the answer of the server, or that it is dropped. */
export type News =
  | { readonly id: string; readonly is: 'recorded'; readonly answer: unknown }
  | { readonly id: string; readonly is: 'refused' | 'dropped' };

/** Whoever waits for its turn asks whether whoever has it is there. */
type Heard = News | { readonly turn: 'who has it?' | 'I have it' };

const NAME = 'adjutant-queue';
/** So long a tab has to answer. A browser that saves power wakes a hidden one for a message; a stopped one answers nothing. */
const ANSWER_MS = 4_000;
/** Whatever is asked for in one turn ends by itself before: what takes longer does not come to an end. */
const LONGEST_TURN_MS = 180_000;

/** What the tabs of one browser have to do with each other. */
export interface Tabs {
  /** One tab at a time; where a browser has no locks, as over plain http, the ids of the items do. */
  readonly alone: InTurn;
  tell(news: News): void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

export function tabsOfBrowser(hear: (news: News) => void): Tabs {
  // Types say that they are always there; without a secure context there are no locks.
  const { locks } = navigator as { readonly locks?: LockManager };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  return tabsBy(locks, channel, hear);
}

export function tabsBy(locks: LockManager | undefined, channel: Channel | null, hear: (news: News) => void): Tabs {
  /** Since when this tab has the turn. */
  let since: number | null = null;
  let answered = 0;
  const say = (said: Heard): void => channel?.postMessage(said);
  channel?.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
    if ('id' in data) hear(data);
    else if (data.turn === 'I have it') answered += 1;
    else if (since !== null && performance.now() - since < LONGEST_TURN_MS) say({ turn: 'I have it' });
  });
  const answers = async (): Promise<boolean> => {
    const before = answered;
    say({ turn: 'who has it?' });
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    // Where nobody can be asked nobody is passed over.
    return channel === null || answered > before;
  };
  const inTurn: InTurn = locks ? inTurnBy(locks, NAME, answers) : (run) => run();
  const alone: InTurn = (run, waits) =>
    inTurn(() => {
      since = performance.now();
      return run().finally(() => (since = null));
    }, waits);
  return { alone, tell: say };
}
