import { standingsRecords, WholeEvent, type EventFault } from '@adjutant/contexts';
import type { JsonObject } from '@adjutant/kernel';
import { PACK } from '../given/index.js';
import { streamsOf } from './bundled.js';
import { EVENT, type EventDay } from './event-day.js';
import { chained, type Unchained } from './log.js';
import { sha256 } from './sha256.js';

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
