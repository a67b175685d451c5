import type { OpenedState } from '@adjutant/match';
import { firstPlace, type Pack } from '@adjutant/rules';
import { readShelf } from '@adjutant/store';
import { nowAt } from '@adjutant/table';
import { inMidBattle, occasion } from '@adjutant/testing';
import { optionsFor } from '@adjutant/views';

const SHELF = readShelf(import.meta.dirname);

/** Where nobody has told of a detachment or the like. */
const untold = (pack: string): OpenedState =>
  inMidBattle(SHELF, pack, { balances: { A: {}, B: {} }, at: firstPlace(packOf(pack).sequence, 'A') });

function packOf(id: string): Pack {
  const found = SHELF.find(id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

const twice = (names: readonly string[]): readonly string[] =>
  names.filter((name, at) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) !== at);

test.each(['wh40k-10e', 'wh40k-8e', 'aos-4e', 'opr'])(
  '%s: no two uses that are offered are called the same',
  (pack) => {
    const state = untold(pack);
    const { acts } = nowAt({ shelf: SHELF, state, occasion }, ['A']);
    const uses = acts.filter(({ kind }) => kind === 'use').map(({ name }) => name);
    expect(twice(uses)).toEqual([]);
    expect(twice(optionsFor(packOf(pack), state.table, 'A').map(({ name }) => name))).toEqual([]);
  },
);

test('two detachments of 10e have a stratagem of the same name: each says whose it is', () => {
  const { acts } = nowAt({ shelf: SHELF, state: untold('wh40k-10e'), occasion }, ['A']);
  const named = acts.map(({ name }) => name).filter((name) => name.startsWith('Idle Hands'));
  expect(named.toSorted()).toEqual(['Idle Hands (Embarked Regiment)', 'Idle Hands (Tempestus Boarding Regiment)']);
});
