import type { Seat } from './engines.js';
import { EngineHere } from './here.js';
import { unreadOf } from './kept/unread.js';
import type { Item } from './queue/item.js';
import { queue } from './queue/queues.js';
import { browser } from './line-here.js';

/** What was pressed at a seat, and the record does not tell yet. */
interface Left {
  /** The server has recorded it. */
  readonly unread: readonly Item[];
  readonly waiting: readonly Item[];
}

async function leftAt({ match, person }: Seat): Promise<Left> {
  await queue.known;
  const waiting = queue.entries().flatMap(({ item, standing }) => (standing.is === 'here' ? [item] : []));
  const own = waiting.filter((item) => item.match === match && item.by === person);
  return { unread: await unreadOf(person, match), waiting: own };
}

/** A match that was opened here begins with what opened it: of that, nothing need be recorded yet. */
export async function beginEngine(seat: Seat, over: () => void): Promise<EngineHere> {
  const { match, viewer, person } = seat;
  const { unread, waiting } = await leftAt(seat);
  const opens = [...unread, ...waiting].find(({ opening }) => opening !== undefined)?.opening?.digest;
  return new EngineHere({ match, asking: { viewer, person }, opens }, over, browser);
}

/**
 * What whoever looks has pressed before this engine was there, and waits for the server or to be read from it. Tells whether there is any.
 * What waits here of somebody else is theirs to see, and rests upon another record than the one on this screen.
 */
export async function pressAgain(engine: EngineHere, seat: Seat): Promise<boolean> {
  const { viewer, person } = seat;
  const role = viewer === 'spectator' ? 'scorekeeper' : 'player';
  const press = ({ id, command, forecast, actor = { id: person, role } }: Item) =>
    engine.press({ id, command, forecast, actor });
  const { unread, waiting } = await leftAt(seat);
  for (const item of unread) {
    await press(item);
    void engine.settle(item.id);
  }
  for (const item of waiting) {
    const answer = queue.answerTo(item.id);
    const tried = await press(item);
    if (tried?.outcome === 'shown') void answer.catch(() => undefined).finally(() => engine.settle(item.id));
  }
  return waiting.length + unread.length > 0;
}
