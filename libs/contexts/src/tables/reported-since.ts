import { sameJson } from '@adjutant/kernel';
import { MATCH, type MatchState } from '@adjutant/match';
import type { TournamentEvent } from '@adjutant/tournament';
import { crosses } from './crossing-kinds.js';
import { toldOf } from './said-of.js';

/** An entry of a match, and when the server recorded it: what a phone says of its own clock is no time to go by. */
export interface RecordedAt {
  readonly type: string;
  readonly at: string;
}

/**
 * Since when a match says what it says: since the newest entry that changed it. That one of the two confirms it changes nothing, nor
 * does a correction after which it says the same: whoever lost could put off what stands by its time for ever.
 *
 * `after`: the match after so many entries of its record.
 */
export function reportedSince(
  record: readonly RecordedAt[],
  after: (entries: number) => MatchState,
): string | undefined {
  const says = toldOf(after(record.length));
  return record.findLast(
    ({ type }, before) => type !== 'ResultConfirmed' && crosses(MATCH, type) && !sameJson(toldOf(after(before)), says),
  )?.at;
}

/** An entry of an event, and when the server recorded it. */
export interface EventRecordedAt extends RecordedAt {
  readonly data: unknown;
}

/** When the last dispute about a table was over as its event was told; undefined where none ever was. */
export function clearedAt(
  record: readonly EventRecordedAt[],
  { round, table, publication }: { readonly round: number; readonly table: number; readonly publication: number },
): string | undefined {
  return record.findLast((one) => {
    const { type, data } = one as unknown as TournamentEvent;
    const isOver = type === 'TableDisputeTold' && !data.open;
    return isOver && data.round === round && data.table === table && data.publication === publication;
  })?.at;
}
