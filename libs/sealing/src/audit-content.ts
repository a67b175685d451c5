import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LogFault } from '@adjutant/seal';
import { LogCheck, type EventStore, type LogBreak } from '@adjutant/store';
import type { Audit } from './audit.js';

/**
 * Holds every event to its own hash as well: a tree of hashes vouches for events only where their hashes are theirs. What
 * was found about the tree is handed on with what is found here.
 */
export async function auditContent(
  store: EventStore,
  sealed: Audit,
  stopped: () => boolean,
): Promise<Audit | undefined> {
  const check = new LogCheck(store);
  while (await check.step()) {
    if (stopped()) return undefined;
    await nextTurn();
  }
  const broken = check.broken.map(faultOf);
  const [fault] = broken;
  if (!fault) return sealed;
  return { agrees: false, fault, faults: sealed.agrees ? broken : [...broken, ...sealed.faults] };
}

function faultOf({ number, stream, revision, reason }: LogBreak): LogFault {
  return { number, stream, revision, says: reason };
}
