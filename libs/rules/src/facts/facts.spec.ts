import { at, PACK, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { FactData } from '../pack/fact.js';
import type { Table } from '../table/table.js';
import { malformedFact, reasonsAgainstFact } from './check.js';
import { recordFact } from './record.js';

const wrong = (fact: string, data: unknown): string | undefined =>
  malformedFact(PACK, tableWith(), { fact, player: 'A', data: data as FactData })?.code;

describe('a fact that cannot be read', () => {
  it.each<[string, string, unknown, string | undefined]>([
    ['nothing of the sort', 'moonrise', {}, 'fact/unknown'],
    ['nothing that every object has', 'constructor', {}, 'fact/unknown'],
    ['a field that it has not', 'tide-line', { beacons: {}, sails: 3 }, 'fact/unknown-field'],
    ['a field too few', 'tide-line', {}, 'fact/missing-field'],
    ['no map', 'tide-line', { beacons: 'A' }, 'fact/wrong-value'],
    ['a beacon that is not there', 'tide-line', { beacons: { '7': 'A' } }, 'fact/unknown-marker'],
    ['a side that is none', 'tide-line', { beacons: { '1': 'C' } }, 'fact/wrong-value'],
    ['a value for a side that is none', 'tide-line', { beacons: {}, boats: { C: 1 } }, 'fact/wrong-value'],
    ['too many boats', 'tide-line', { beacons: {}, boats: { A: 10 } }, 'fact/out-of-range'],
    ['half a boat', 'tide-line', { beacons: {}, boats: { A: 1.5 } }, 'fact/wrong-value'],
    ['another word', 'tide-line', { beacons: {}, watch: 'third' }, 'fact/out-of-range'],
    ['everything in order', 'tide-line', { beacons: { '1': 'A', '3': 'nobody' }, boats: { B: 2 } }, undefined],
    ['a unit that nobody has', 'omen', { seen: 'A9' }, 'fact/unknown-unit'],
    ["the other's unit", 'omen', { seen: 'B1' }, 'fact/not-own-unit'],
    ['an own unit as enemy', 'omen', { seen: 'A1', over: 'A1' }, 'fact/not-enemy-unit'],
    ['no list', 'omen', { seen: 'A1', near: 'A1' }, 'fact/wrong-value'],
    ['a list with a stranger', 'omen', { seen: 'A1', near: ['A1', 'B9'] }, 'fact/unknown-unit'],
    ['a marker that is not there', 'omen', { seen: 'A1', beacon: '4' }, 'fact/unknown-marker'],
    ['one die too few', 'omen', { seen: 'A1', dice: [3] }, 'roll/dice-invalid'],
    ['a die that shows seven', 'omen', { seen: 'A1', dice: [3, 7] }, 'roll/dice-invalid'],
    ['neither yes nor no', 'omen', { seen: 'A1', good: 'yes' }, 'fact/wrong-value'],
    ['nobody where a side is needed', 'omen', { seen: 'A1', by: 'nobody' }, 'fact/wrong-value'],
    ['no words', 'omen', { seen: 'A1', words: '' }, 'fact/wrong-value'],
    ['every field', 'omen', { seen: 'A1', over: 'B1', near: ['A1'], beacon: '3', dice: [1, 6], good: true }, undefined],
  ])('holds %s', (_, fact, data, code) => {
    expect(wrong(fact, data)).toBe(code);
  });
});

describe('a fact', () => {
  const against = (table: Partial<Table>, fact: string, player: 'A' | 'B', data: FactData) =>
    reasonsAgainstFact(PACK, tableWith(table), { fact, player, data }).map((one) => one.code);

  it('belongs into its step, and to the player whose turn it is', () => {
    expect(against({ clock: at('1.A.clash') }, 'tide-line', 'A', { beacons: {} })).toEqual([]);
    expect(against({ clock: null }, 'tide-line', 'B', { beacons: {} })).toEqual([]);
    expect(against({}, 'tide-line', 'B', { beacons: {} })).toEqual(['fact/wrong-step', 'fact/not-your-turn']);
    expect(against({ clock: null }, 'omen', 'A', { seen: 'A1' })).toEqual(['fact/wrong-step']);
  });

  it('has conditions, in which its units are roles', () => {
    const destroyed = { at: null, entry: 1, statuses: [], wasAttached: false };
    expect(against({}, 'omen', 'A', { seen: 'A1' })).toEqual([]);
    expect(against({ units: unitsOf(unit('A1', { destroyed })) }, 'omen', 'A', { seen: 'A1' })).toEqual([
      'fact/nobody-saw-it',
    ]);
  });

  const written = (table: Table, data: FactData, number: number) =>
    recordFact(PACK, table, { fact: 'tide-line', player: 'A', data }, number).table;

  it('replaces one of the same place with the same key, and no other', () => {
    const one = written(tableWith(), { beacons: { '1': 'A' }, watch: 'first' }, 5);
    const two = written(one, { beacons: { '1': 'B' }, watch: 'second' }, 6);
    const three = written(two, { beacons: { '1': 'nobody' }, watch: 'first' }, 7);
    const later = written({ ...three, clock: at('1.A.clash') }, { beacons: {}, watch: 'first' }, 8);
    expect(later.facts.map(({ number, order }) => [number, order])).toEqual([
      [6, 1],
      [7, 2],
      [8, 3],
    ]);
  });

  it('does to the record what its kind says', () => {
    const { lines } = recordFact(PACK, tableWith(), { fact: 'omen', player: 'A', data: { seen: 'A1' } }, 5);
    expect(lines.map(({ account, what, credited }) => [account, what, credited])).toEqual([['oil', 'omen', 1]]);
    expect(recordFact(PACK, tableWith(), { fact: 'gone', player: 'A', data: {} }, 5).lines).toEqual([]);
  });
});
