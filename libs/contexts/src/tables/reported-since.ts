import { MATCH } from '@adjutant/match';
import type { TournamentEvent } from '@adjutant/tournament';
import { crosses } from './crossing-kinds.js';

/** An entry of a match, and when the server recorded it: what a phone says of its own clock is no time to go by. */
export interface RecordedAt {
  readonly type: string;
  readonly at: string;
}

/** Since when a match says what it says: since the newest entry that may have changed it. That one of the two confirms it changes nothing. */
export function reportedSince(record: readonly RecordedAt[]): string | undefined {
  return record.findLast(({ type }) => type !== 'ResultConfirmed' && crosses(MATCH, type))?.at;
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
