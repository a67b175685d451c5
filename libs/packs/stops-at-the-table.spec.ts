import { decideMatch, foldMatch, type OpenedState } from '@adjutant/match';
import { readShelf } from '@adjutant/store';
import { inMidBattle, occasion } from '@adjutant/testing';

const SHELF = readShelf(import.meta.dirname);

/** Where a press of the button for the next step leads, again and again through the turn of A. */
function stopsOf(turns: number): readonly string[] {
  let state: OpenedState = inMidBattle(SHELF, 'wh40k-11e', {
    balances: { A: {}, B: {} },
    at: { round: 2, turn: 'A', step: 'turn-start' },
  });
  return Array.from({ length: turns }, () => {
    const decision = decideMatch(SHELF, { type: 'AdvancePhase', data: {} }, state, occasion);
    if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
    state = foldMatch(SHELF, decision.events, state) as OpenedState;
    const { clock } = state.table;
    return clock?.part ?? clock?.step ?? '';
  });
}

test('the button for the next step stops wherever something belongs to that step alone', () => {
  expect(stopsOf(11)).toEqual([
    ...['command', 'core-cp', 'battle-shock-step', 'command-end'],
    ...['movement', 'movement-end', 'shooting', 'charge', 'charge-end', 'fight', 'turn-end'],
  ]);
});
