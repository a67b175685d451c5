import type { JsonObject } from '@adjutant/kernel';
import { PACK } from '@adjutant/testing/given';
import { chained, EVENT, sha256, streamsOf, type EventDay, type Unchained } from '@adjutant/testing/event-day';
import type { EventFault } from '../faults.js';
import { standingsRecords } from '../standings-record.js';
import { WholeEvent } from '../whole-event.js';

/** The first fault of a record, or none, after all of it was told. */
export function faultOf(day: EventDay, entries: readonly Unchained[] = day.log): EventFault['fault'] | undefined {
  const log = chained(entries);
  const whole = new WholeEvent(EVENT, { hash: sha256, commit: () => '' });
  whole.pack(PACK as unknown as JsonObject);
  for (const stream of streamsOf(log, EVENT))
    for (const entry of log.filter((one) => one.stream === stream)) {
      const fault = whole.entry(entry);
      if (fault) return fault.fault;
    }
  for (const one of standingsRecords(day.state)) {
    const fault = whole.standings(one as unknown as JsonObject);
    if (fault) return fault.fault;
  }
  const end = whole.end();
  return 'fault' in end ? end.fault : undefined;
}
