import { disputeOf, disputeStream, penaltyStream } from '@adjutant/dispute';
import { matchStream } from '@adjutant/match';
import { matchOf } from '../matches/match-folds.js';
import { TOURNAMENT_STREAMS } from '@adjutant/tournament';
import { penalisedIn } from '../penalties/penalty-teller.js';
import { tournamentIn } from '../tournaments/tournament-folds.js';

/** What a list is about. Rows of precedents are about the dispute that they were ruled in. */
export type Listed = 'match' | 'dispute' | 'penalties' | 'tournament';

export const LISTED: readonly Listed[] = ['match', 'dispute', 'penalties', 'tournament'];

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
  if (person !== undefined) return { of: 'penalties', key: person, stream };
  const tournament = tournamentIn(stream);
  return tournament === undefined ? undefined : { of: 'tournament', key: tournament, stream };
}

const STREAMS: { readonly [Of in Listed]: (key: string) => string } = {
  match: matchStream,
  dispute: disputeStream,
  penalties: penaltyStream,
  tournament: TOURNAMENT_STREAMS.of,
};

export function streamOf(of: Listed, key: string): string {
  return STREAMS[of](key);
}
