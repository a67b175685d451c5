import { useQueryClient } from '@tanstack/react-query';
import type { MatchCommand } from '@adjutant/match';
import { useMe } from '../access/access-api.js';
import type { Acting } from '../acting/acting.js';
import { isUnreached } from '../api/problem.js';
import { sendToMatch } from '../api/commands.js';
import { useViewer } from '../api/viewer.js';
import { newId } from '../common/id.js';
import { engineOf } from '../engine/engines.js';
import { pressing } from '../engine/queue/carrying.js';
import { itemOf } from '../engine/queue/item-of.js';
import { queue } from '../engine/queue/queues.js';

/** A line that hangs is none. */
const LONGEST_MS = 15_000;

/**
 * Sends what is filled in at a table, such as a list, and waits for the answer. Where the server does not answer, or something of the match
 * waits for it already, it waits behind that on this device, which decides about it meanwhile.
 */
export function useSentOrKept(match: string, acting: Acting | null) {
  const client = useQueryClient();
  const viewer = useViewer();
  const by = pressing(useMe().data);
  return async (command: MatchCommand): Promise<void> => {
    const pressed = { id: newId(), command };
    const engine = engineOf(match, viewer);
    if (!waitsAt(match) || engine === null) {
      const sent = { commandId: pressed.id, signal: AbortSignal.timeout(LONGEST_MS) };
      const failed = await sendToMatch(match, command, acting?.actor, sent).then(() => null, asError);
      if (failed === null) return;
      if (engine === null || !isUnreached(failed)) throw failed;
    }
    const tried = await engine.pressAs(client, acting, pressed);
    if (tried?.outcome === 'refused') throw engine.refused(tried.refusal);
    const shown = tried?.outcome === 'shown';
    const { answer } = await queue.add(itemOf({ ...pressed, match, by, actor: acting?.actor, shown }));
    // Of a refusal the queue tells.
    void answer.catch(() => undefined).finally(() => engine.settle(pressed.id));
    await engine.show(client);
  };
}

const waitsAt = (match: string): boolean =>
  queue.entries().some(({ item, standing }) => item.match === match && standing.is === 'here');

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
