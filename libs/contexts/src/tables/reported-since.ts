import { sameJson } from '@adjutant/kernel';
import { ABSENT, MATCH, type MatchEvent, type MatchState } from '@adjutant/match';
import type { TournamentEvent } from '@adjutant/tournament';
import { crosses } from './crossing-kinds.js';
import { saysJust, type SaysOfTable, type ToldOfTable } from './said-of.js';
import { pairedIn, toldAt } from './told-at.js';

/** An entry of a record, and when the server recorded it: what a phone says of its own clock is no time to go by. */
export interface RecordedAt<Event> {
  readonly event: Event;
  readonly at: string;
}

type Evolve = (state: MatchState, event: MatchEvent) => MatchState;

/**
 * Since when a match says what it says: since the newest entry that changed it. That one of the two confirms it changes nothing, nor
 * does a correction after which it says the same: whoever lost could put off what stands by its time for ever.
 */
export function reportedSince(record: readonly RecordedAt<MatchEvent>[], evolve: Evolve): string | undefined {
  const said = saidAtEach(record, evolve);
  const isNew = (before: number): boolean => !sameJson(said[before], said.at(-1));
  return record.findLast(({ event }, before) => mayChangeResult(event) && isNew(before))?.at;
}

/** Until when a match last said just what its event was told, of a match that says something else now; undefined where it never did. */
export function saidUntil(
  record: readonly RecordedAt<MatchEvent>[],
  evolve: Evolve,
  told: ToldOfTable,
): string | undefined {
  const said = saidAtEach(record, evolve);
  return record.findLast((_, before) => saysJust(said[before] ?? null, told))?.at;
}

/** What a match said of its table before each of its entries, and after the last; nothing of what was never opened. */
function saidAtEach(record: readonly RecordedAt<MatchEvent>[], evolve: Evolve): readonly (SaysOfTable | null)[] {
  const [first] = record;
  if (first?.event.type !== 'MatchOpened') return [];
  const published = pairedIn(first.event.data.seats);
  const states = [ABSENT as MatchState];
  for (const { event } of record) states.push(evolve(states.at(-1) ?? ABSENT, event));
  return states.map((state) => toldAt(published, state));
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
