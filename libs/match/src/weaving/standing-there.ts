import { placeMeant, type Clock, type Shelf } from '@adjutant/rules';
import { packOf } from '../state/apply.js';
import { retell } from '../state/retell.js';
import { recordOf, type OpenedState } from '../state/state.js';
import { clockAt, isAhead, isThere, leaving } from './places.js';

/**
 * A match as it stood where something was pressed, just before the battle left that place for the last time: what can be said
 * there instead. Null where the battle was never there, or has not come there yet.
 */
export function standingThere(shelf: Shelf, state: OpenedState, pressed: Clock): OpenedState | null {
  const { clock, firstTurn } = state.table;
  if (clock === null) return null;
  const { sequence } = packOf(shelf, state);
  const place = placeMeant(sequence, pressed);
  if (isThere(sequence, place, clock)) return state;
  if (isAhead(sequence, place, clock, firstTurn)) return null;
  const told = retell(shelf, recordOf(state));
  const before = told[leaving(sequence, told, place) - 1];
  return before && clockAt(before) !== null ? (before.state as OpenedState) : null;
}
