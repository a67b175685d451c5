import { MATCH, type MatchCommand, type MatchEvent, type MatchState, type Sealing } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { commitment, digest, saltOf } from '@adjutant/seal';
import type { Keeping } from '@adjutant/store';

/** Commitments as they are really made. */
export const SEALING: Sealing = { commit: commitment, saltOf };

/**
 * For matches that are played from a file: the same seeds each time, so that the same file gives the same record. Whoever
 * knows the file knows its secrets anyway.
 */
export function keepingFor(shelf: Shelf, name: string): Keeping<MatchCommand, MatchState, MatchEvent> {
  let drawn = 0;
  return { secrets: MATCH.secrets(shelf, SEALING), seed: () => digest({ name, number: (drawn += 1) }) };
}
