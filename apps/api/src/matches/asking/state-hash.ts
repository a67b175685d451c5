import { essenceOf, type MatchEvent } from '@adjutant/match';
import { stateAfter } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { digest } from '@adjutant/seal';

/**
 * The hash of what counted after an entry, as the record stood then. Hand in the record as everybody may see it: a link goes
 * to anybody, and a hash of what is sealed could be tried out against every hand there is.
 */
export function stateHash(shelf: Shelf, open: readonly MatchEvent[], entry: number): string {
  return digest(essenceOf(stateAfter(shelf, open, entry + 1)));
}

/** The address of a moment, which says of itself whether it still is what it was. */
export function linkTo(match: string, entry: number, state: string): string {
  return `/matches/${encodeURIComponent(match)}?entry=${entry}&state=${state}`;
}
