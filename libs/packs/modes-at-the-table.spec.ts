import type { OpenedState } from '@adjutant/match';
import { readShelf } from '@adjutant/store';
import { nowAt } from '@adjutant/table';
import { inMidBattle, occasion } from '@adjutant/testing';

const SHELF = readShelf(import.meta.dirname);

/** At the end of the Charge phase of B. */
function heldUp(cp: number): OpenedState {
  const at = { round: 2, turn: 'B', step: 'charge', part: 'charge-end' };
  return inMidBattle(SHELF, 'wh40k-11e', { balances: { A: { cp }, B: {} }, at });
}

function modesOffered(cp: number) {
  const { acts } = nowAt({ shelf: SHELF, state: heldUp(cp), occasion }, ['A']);
  const tap = acts.find(({ name }) => name === 'Heroic Intervention');
  const ask = (tap?.asks ?? []).find(({ into }) => into.at(-1) === 'mode');
  return ask?.what === 'pick' ? { ask, from: ask.from.map(({ name, open }) => [name, open]) } : undefined;
}

test('a stratagem with modes asks for one of them by its name, even where no unit is named', () => {
  const offered = modesOffered(2);
  expect(offered?.ask.optional).toBeUndefined();
  expect(offered?.from).toEqual([
    ['Leap to Defend', true],
    ['Into the Fray (+1 CP)', true],
  ]);
});

test('a mode that is too dear is shown and says why', () => {
  const offered = modesOffered(1);
  expect(offered?.from).toEqual([
    ['Leap to Defend', true],
    ['Into the Fray (+1 CP)', false],
  ]);
  expect(JSON.stringify(offered?.ask)).toContain('costs 2 CP; A has 1');
});
