import type { Seat } from './engines.js';
import { EngineHere } from './here.js';
import { unreadOf } from './kept/unread.js';
import type { Item } from './queue/item.js';
import { queue } from './queue/queues.js';

export function beginEngine({ match, viewer, person }: Seat, over: () => void): EngineHere {
  return new EngineHere({ match, asking: { viewer, person } }, over);
}

/** What was pressed before this engine was there, and waits for the server or to be read from it. Tells whether there is any. */
export async function pressAgain(engine: EngineHere, { match, viewer, person }: Seat): Promise<boolean> {
  const role = viewer === 'spectator' ? 'scorekeeper' : 'player';
  const press = ({ id, command, forecast, actor = { id: person, role } }: Item) =>
    engine.press({ id, command, forecast, actor });
  await queue.known;
  const left = queue.entries().filter(({ item, standing }) => item.match === match && standing.is === 'here');
  const unread = await unreadOf(person, match);
  for (const item of unread) {
    await press(item);
    void engine.settle(item.id);
  }
  for (const { item } of left) {
    const answer = queue.answerTo(item.id);
    const tried = await press(item);
    if (tried?.outcome === 'shown') void answer.catch(() => undefined).finally(() => engine.settle(item.id));
  }
  return left.length + unread.length > 0;
}
