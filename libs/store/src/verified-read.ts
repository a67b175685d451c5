import type { EventSchemas, Revision } from '@adjutant/kernel';
import { lift } from './lift.js';
import type { BareEvent, StoredEvent, VerifiedRead } from './port.js';
import { reportingPoison } from './reporting-poison.js';
import { verifyEvents } from './sealing.js';

/** Follows the chain of one stream's events as stored and hands over these very events, lifted. Each is read once. */
export function readVerified(originals: Iterable<StoredEvent>, from: Revision, schemas: EventSchemas): VerifiedRead {
  const read: StoredEvent[] = [];
  const report = reportingPoison(() => verifyEvents(passing(originals, read), from));
  if (!report.intact) return report;
  return { intact: true, events: read.map((stored) => lift(stored, schemas)) };
}

export function bareOf({ revision, event, meta }: StoredEvent): BareEvent {
  return { revision, commandId: meta.commandId, event, actor: meta.actor };
}

function* passing<One>(each: Iterable<One>, into: One[]): Generator<One> {
  for (const one of each) {
    into.push(one);
    yield one;
  }
}
