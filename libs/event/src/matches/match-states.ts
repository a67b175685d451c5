import type { Faults } from '@adjutant/integrity';
import type { MatchState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { StateCache } from '@adjutant/store';

const MOST_STATES = 2_000;

/** What matches in use add up to, folded once for all of a process: for the next command, and for the row of the match in lists. */
export class MatchStates extends StateCache<MatchState> {
  constructor(
    readonly shelf: Shelf,
    /** Not there outside of the server. */
    faults?: Faults,
  ) {
    super({ max: MOST_STATES });
    faults?.forget(this);
  }
}
