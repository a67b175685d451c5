import type { Seat } from './engines.js';
import { EngineHere } from './here.js';
import { unreadOf } from './kept/unread.js';
import { followLeft } from './queue/follow-left.js';
import type { Item } from './queue/item.js';
import { queue } from './queue/queues.js';
import { browser } from './line-here.js';

/** What was pressed at a seat, and the record does not tell yet. */
interface Left {
  /** The server has recorded it. */
  readonly unread: readonly Item[];
  readonly waiting: readonly Item[];
}

const isAt =
  ({ match, person }: Seat) =>
  (item: Item): boolean =>
    item.match === match && item.by === person;

async function leftAt(seat: Seat): Promise<Left> {
  const { match, person } = seat;
  await queue.known;
  const waiting = queue.entries().flatMap(({ item, standing }) => (standing.is === 'here' ? [item] : []));
  return { unread: await unreadOf(person, match), waiting: waiting.filter(isAt(seat)) };
}

/** A match that was opened here begins with what opened it: of that, nothing need be recorded yet. */
export async function beginEngine(seat: Seat, over: () => void): Promise<EngineHere> {
  const { match, viewer, person } = seat;
  const { unread, waiting } = await leftAt(seat);
  const opens = [...unread, ...waiting].find(({ opening }) => opening !== undefined)?.opening?.digest;
  return new EngineHere({ match, asking: { viewer, person }, opens }, over, browser);
}

export interface PressedAgain {
  readonly isAny: boolean;
  /** From there on the engine hears of nothing that is read later. */
  readonly stop: () => void;
}

/**
 * What whoever looks has pressed before this engine was there, and waits for the server or to be read from it; `changed`: once more of it is
 * found, or some of it is answered.
 * What waits here of somebody else is theirs to see, and rests upon another record than the one on this screen.
 */
export async function pressAgain(engine: EngineHere, seat: Seat, changed: () => void): Promise<PressedAgain> {
  const { viewer, person } = seat;
  const role = viewer === 'spectator' ? 'scorekeeper' : 'player';
  const press = ({ id, command, forecast, actor = { id: person, role } }: Item) =>
    engine.press({ id, command, forecast, actor });
  const { unread, waiting } = await leftAt(seat);
  for (const item of unread) {
    await press(item);
    void engine.settle(item.id);
  }
  // Something may have been pressed since it was looked what waits.
  const { isAny, first, stop } = followLeft(queue, waiting, {
    isMissing: (item) => isAt(seat)(item) && !engine.wasTold(item.id),
    press: async (item) => (await press(item))?.outcome === 'shown',
    settle: (id) => engine.settle(id),
    changed,
  });
  await first;
  return { isAny: isAny || unread.length > 0, stop };
}
