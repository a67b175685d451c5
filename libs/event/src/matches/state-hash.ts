import { essenceOf, type MatchState } from '@adjutant/match';
import { digest } from '@adjutant/seal';

/**
 * The hash of everything that counts in a state. For a link, hand in the state as everybody may know it: a link goes to
 * anybody, and a hash of what is sealed could be tried out against every hand there is.
 */
export function stateHash(state: MatchState): string {
  return digest(essenceOf(state));
}

/** The address of a moment, which says of itself whether it still is what it was. */
export function linkTo(match: string, entry: number, state: string): string {
  return `/matches/${encodeURIComponent(match)}?entry=${entry}&state=${state}`;
}
