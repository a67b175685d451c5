import { sameJson } from '@adjutant/kernel';
import { ABSENT, MATCH, type MatchEvent, type MatchState } from '@adjutant/match';
import type { TournamentEvent } from '@adjutant/tournament';
import { crosses } from './crossing-kinds.js';
import { pairedIn, toldAt } from './told-at.js';

/** An entry of a record, and when the server recorded it: what a phone says of its own clock is no time to go by. */
export interface RecordedAt<Event> {
  readonly event: Event;
  readonly at: string;
}

/**
 * Since when a match says what it says: since the newest entry that changed it. That one of the two confirms it changes nothing, nor
 * does a correction after which it says the same: whoever lost could put off what stands by its time for ever.
 */
export function reportedSince(
  record: readonly RecordedAt<MatchEvent>[],
  evolve: (state: MatchState, event: MatchEvent) => MatchState,
): string | undefined {
  const [first] = record;
  if (first?.event.type !== 'MatchOpened') return undefined;
  const published = pairedIn(first.event.data.seats);
  const states = [ABSENT as MatchState];
  for (const { event } of record) states.push(evolve(states.at(-1) ?? ABSENT, event));
  const says = toldAt(published, states.at(-1) ?? ABSENT);
  const isNew = (before: number): boolean => !sameJson(toldAt(published, states[before] ?? ABSENT), says);
  return record.findLast(({ event }, before) => mayChangeResult(event) && isNew(before))?.at;
}

/** Whether what is reported waits anew from an entry on, if it says another thing by then. */
export const mayChangeResult = ({ type }: MatchEvent): boolean => type !== 'ResultConfirmed' && crosses(MATCH, type);

/** When the last dispute about a table was over, as its event was told; undefined where none ever was. */
export function clearedAt(
  record: readonly RecordedAt<TournamentEvent>[],
  { round, table, publication }: { readonly round: number; readonly table: number; readonly publication: number },
): string | undefined {
  return record.findLast(({ event: { type, data } }) => {
    if (type !== 'TableDisputeTold' || data.open) return false;
    return data.round === round && data.table === table && data.publication === publication;
  })?.at;
}
