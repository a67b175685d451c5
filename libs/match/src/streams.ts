import { streamsNamed } from '@adjutant/kernel';

export const MATCH_STREAMS = streamsNamed('match-');

/** Where the events of a match stand in the log. */
export function matchStream(id: string): string {
  return MATCH_STREAMS.of(id);
}

/** Where the commands that were refused on a match are noted, beside its events. */
export function attemptsStream(id: string): string {
  return `attempts-${id}`;
}
