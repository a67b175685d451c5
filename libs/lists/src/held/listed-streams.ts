import { disputeOf, disputeStream } from '@adjutant/dispute';
import { matchStream } from '@adjutant/match';
import { matchOf } from '../matches/match-folds.js';

/** What a list is about. Rows of precedents are about the dispute that they were ruled in. */
export type Listed = 'match' | 'dispute';

export const LISTED: readonly Listed[] = ['match', 'dispute'];

/** A stream that rows are about, and where it begins and ends in the log. */
export interface ListedStream {
  readonly of: Listed;
  readonly key: string;
  readonly stream: string;
}

export function listedStream(stream: string): ListedStream | undefined {
  const [match, dispute] = [matchOf(stream), disputeOf(stream)];
  if (match !== undefined) return { of: 'match', key: match, stream };
  return dispute === undefined ? undefined : { of: 'dispute', key: dispute, stream };
}

export function streamOf(of: Listed, key: string): string {
  return of === 'match' ? matchStream(key) : disputeStream(key);
}
