import { disputeOf } from '@adjutant/dispute';
import { matchOf } from './matches/match-folds.js';
import { penalisedIn } from './penalties/penalty-teller.js';
import { partitionOf } from './partitions.js';
import { tournamentIn } from './tournaments/tournament-folds.js';

/** The partition whose rows hear of a stream; undefined for a stream that no list is about. */
export function partitionOfStream(stream: string, of: number): number | undefined {
  const about = matchOf(stream) ?? disputeOf(stream) ?? penalisedIn(stream) ?? tournamentIn(stream);
  return about === undefined ? undefined : partitionOf(about, of);
}
