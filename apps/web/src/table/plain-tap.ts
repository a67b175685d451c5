import type { Tap } from '@adjutant/table';

/** Kinds whose pressing vouches for something, so that it is shown first what for. */
const VOUCHING: readonly Tap['kind'][] = ['use', 'ending'];
/** Commands of which it is shown first what they are about. */
const LOOKED_AT: readonly Tap['type'][] = ['AgreeTakeBack', 'DeclineTakeBack', 'ClaimAwards'];

/** What is sent with the first press: nothing has to be said for it, and nothing is vouched for. */
export function isPlainTap({ asks, kind, type }: Pick<Tap, 'asks' | 'kind' | 'type'>): boolean {
  // A fact of which nothing is said tells nothing, whatever may be left out of it.
  if (kind === 'fact') return asks.length === 0;
  return !VOUCHING.includes(kind) && !LOOKED_AT.includes(type) && asks.every(({ optional }) => optional === true);
}
