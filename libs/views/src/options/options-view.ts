import { nextNumber, packOf, type OpenedState } from '@adjutant/match';
import { SIDES, type Shelf, type Side } from '@adjutant/rules';
import type { OptionsAnswer } from '../answers/match-answers.js';
import { duesOf } from './dues.js';
import { optionsFor } from './options.js';

/** What each player may do in a state, or one of them, and what is waited for. Nothing is once there is a result. */
export function optionsView(shelf: Shelf, state: OpenedState, player: Side | undefined): OptionsAnswer {
  const pack = packOf(shelf, state);
  const sides = player === undefined ? SIDES : [player];
  return {
    revision: nextNumber(state) - 1,
    players: Object.fromEntries(sides.map((side) => [side, optionsFor(pack, state.table, side)])),
    dues: 'result' in state ? [] : duesOf(pack, state.table),
  };
}
