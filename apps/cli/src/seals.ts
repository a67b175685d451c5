import { brokenSeal, type BrokenSeal, type MatchEvent } from '@adjutant/match';
import { commitment } from '@adjutant/seal';
import type { StoredEvent } from '@adjutant/store';

/** The first entry of a record that reveals something else than what was sealed before it. */
export function wrongReveal(stream: string, events: readonly Pick<StoredEvent, 'event'>[]): BrokenSeal | undefined {
  const record = events.map(({ event }) => event as MatchEvent);
  return brokenSeal(stream, record, commitment);
}
