import type { Actor } from '@adjutant/kernel';
import type { LedgerLine, Shelf } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import { changesEarlierEntries } from './amend.js';
import { applyEvent } from './apply.js';
import { settled } from './retold.js';
import { nextNumber, type Entered, type MatchState } from './state.js';

/** One event further, with the ledger lines that it brings. A correction gives the lines of the whole record anew. */
export function advance(
  shelf: Shelf,
  state: MatchState,
  event: MatchEvent,
  author?: Actor,
): { state: MatchState; lines: readonly LedgerLine[] } {
  const number = nextNumber(state);
  const entered: Entered = author ? { number, event, author } : { number, event };
  if (state.status === 'absent' || !changesEarlierEntries(event)) return applyEvent(shelf, state, entered);
  return settled(shelf, state, [entered]);
}
