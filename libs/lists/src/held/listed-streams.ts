import { disputeOf, disputeStream, penaltyStream } from '@adjutant/dispute';
import { matchStream } from '@adjutant/match';
import { matchOf } from '../matches/match-folds.js';
import { penalisedIn } from '../penalties/penalty-teller.js';

/** What a list is about. Rows of precedents are about the dispute that they were ruled in. */
export type Listed = 'match' | 'dispute' | 'penalties';

export const LISTED: readonly Listed[] = ['match', 'dispute', 'penalties'];

/** A stream that rows are about, and where it begins and ends in the log. */
export interface ListedStream {
  readonly of: Listed;
  readonly key: string;
  readonly stream: string;
}

export function listedStream(stream: string): ListedStream | undefined {
  const [match, dispute] = [matchOf(stream), disputeOf(stream)];
  if (match !== undefined) return { of: 'match', key: match, stream };
  if (dispute !== undefined) return { of: 'dispute', key: dispute, stream };
  const person = penalisedIn(stream);
  return person === undefined ? undefined : { of: 'penalties', key: person, stream };
}

const STREAMS: { readonly [Of in Listed]: (key: string) => string } = {
  match: matchStream,
  dispute: disputeStream,
  penalties: penaltyStream,
};

export function streamOf(of: Listed, key: string): string {
  return STREAMS[of](key);
}
