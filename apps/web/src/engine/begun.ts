import type { Seat } from './engines.js';
import { EngineHere } from './here.js';
import { queue } from './queue/queues.js';

export function beginEngine({ match, viewer, person }: Seat, over: () => void): EngineHere {
  return new EngineHere({ match, asking: { viewer, person } }, over);
}

/** What was pressed before this engine was there, and waits for the server. Tells whether there is any. */
export async function pressAgain(engine: EngineHere, { match, viewer, person }: Seat): Promise<boolean> {
  const role = viewer === 'spectator' ? 'scorekeeper' : 'player';
  await queue.known;
  const left = queue.entries().filter(({ item, standing }) => item.match === match && standing.is === 'here');
  for (const { item } of left) {
    const { id, command } = item;
    const tried = await engine.press({ id, command, actor: item.actor ?? { id: person, role } });
    const answer = queue.answerTo(id);
    if (tried?.outcome === 'shown') void answer.catch(() => undefined).finally(() => engine.settle(id));
  }
  return left.length > 0;
}
