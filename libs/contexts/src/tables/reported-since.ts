import { MATCH } from '@adjutant/match';
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
