import { standingsRecords, WholeEvent, type EventFault, type WholeEventTold } from '@adjutant/contexts';
import type { JsonObject } from '@adjutant/kernel';
import type { Pack } from '@adjutant/rules';
import type { OpenedTournament } from '@adjutant/tournament';
import { streamsOf } from './bundled.js';
import { EVENT } from './event-day.js';
import { chained, type Unchained } from './log.js';
import { sha256 } from './sha256.js';

/** What the record of a day comes to, told as a bundle tells it, or its first fault. */
export function heldTogether(
  entries: readonly Unchained[],
  state: OpenedTournament,
  pack: Pack,
): WholeEventTold | EventFault {
  const log = chained(entries);
  const whole = new WholeEvent(EVENT, { hash: sha256, commit: () => '' });
  whole.pack(pack as unknown as JsonObject);
  for (const stream of streamsOf(log, EVENT))
    for (const entry of log.filter((one) => one.stream === stream)) {
      const fault = whole.entry(entry);
      if (fault) return fault;
    }
  for (const one of standingsRecords(state)) {
    const fault = whole.standings(one as unknown as JsonObject);
    if (fault) return fault;
  }
  return whole.end();
}
