import { weigh } from '../judge/weigh.js';
import { figureOf } from '../figures/evaluate.js';
import type { FactData, FactKind } from '../pack/fact.js';
import type { Figure } from '../pack/figure.js';
import { at, PACK, sceneWith, tableWith } from '../testing/invented-pack.js';
import type { Table } from '../table/table.js';
import { malformedFact, reasonsAgainstFact } from './check.js';
import { withDerived } from './derive.js';
import { recordFact } from './record.js';

const source = { document: 'almanac', section: 'Soundings' };
const over = (field: string, other: string | number) => ({
  record: 'compares',
  of: { field },
  is: '>',
  to: typeof other === 'number' ? other : { field: other },
});

/** Boats counted at each beacon say who holds it; a sounding is deep or not, and may be taken once at a place each turn. */
const soundings: FactKind = {
  id: 'soundings',
  name: 'Soundings',
  fields: {
    ours: { is: 'number', each: 'marker', optional: true, says: 'Our boats.' },
    theirs: { is: 'number', each: 'marker', optional: true, says: 'Their boats.' },
    held: {
      is: 'side',
      each: 'marker',
      nobody: true,
      optional: true,
      says: 'Who holds it.',
      derive: [
        { when: over('ours', 'theirs'), value: 'A' },
        { when: over('theirs', 'ours'), value: 'B' },
        { value: 'nobody' },
      ],
    },
    place: { is: 'text', optional: true, says: 'Where.' },
    depth: { is: 'number', optional: true, says: 'How deep.' },
    margin: {
      is: 'number',
      optional: true,
      says: 'Depth to spare.',
      derive: [{ value: { minus: [{ field: 'depth' }, 5] } }],
    },
    deep: {
      is: 'yes-no',
      optional: true,
      fixed: true,
      says: 'Whether a boat floats.',
      derive: [{ when: over('margin', 0), value: true }, { value: false }],
    },
  },
  conditions: {
    record: 'compares',
    of: { count: 'facts', fact: 'soundings', by: 'own', fields: { place: { same: 'place' } }, within: 'turn' },
    is: '=',
    to: 0,
    code: 'sounding/taken',
  },
  summary: 'What the lead line says.',
  source,
};
const pack = { ...PACK, facts: { ...PACK.facts, soundings } };

const derived = (data: FactData) => withDerived(pack, tableWith(), soundings, { player: 'A', data });
const codes = (table: Table, data: FactData, player: 'A' | 'B' = 'A') =>
  reasonsAgainstFact(pack, table, { fact: 'soundings', player, data }).map((one) => one.code);
const write = (table: Table, data: FactData, player: 'A' | 'B' = 'A') =>
  recordFact(pack, table, { fact: 'soundings', player, data }, 9).table;

describe('what follows from a fact', () => {
  it('is worked out for each marker that the fact speaks of', () => {
    expect(derived({ ours: { '1': 2, '2': 1 }, theirs: { '1': 1, '3': 4 } })['held']).toEqual({
      '1': 'A',
      '2': 'A',
      '3': 'B',
    });
    expect(derived({ ours: { '1': 2 }, theirs: { '1': 2 } })['held']).toEqual({ '1': 'nobody' });
  });

  it('leaves what was said as it was said', () => {
    expect(derived({ ours: { '1': 2 }, held: { '1': 'B', '2': 'A' } })['held']).toEqual({ '1': 'B', '2': 'A' });
  });

  it('may rest on what was worked out before it', () => {
    expect(derived({ depth: 7 })).toMatchObject({ margin: 2, deep: true });
    expect(derived({ depth: 5 })).toMatchObject({ margin: 0, deep: false });
  });

  it('may not be contradicted where it is fixed', () => {
    expect(codes(tableWith(), { depth: 5, deep: true })).toEqual(['fact/contradicts']);
    expect(codes(tableWith(), { depth: 6, deep: true })).toEqual([]);
  });

  it('stands in the record', () => {
    expect(write(tableWith(), { depth: 9 }).facts.at(-1)?.data).toEqual({ depth: 9, margin: 4, deep: true, held: {} });
  });
});

describe('the fact that is being written down', () => {
  it('is compared with earlier ones of whoever writes it, however names are spelled', () => {
    const table = write(tableWith(), { place: 'The Narrows' });
    expect(codes(table, { place: 'the narrows' })).toEqual(['sounding/taken']);
    expect(codes(table, { place: 'The Bar' })).toEqual([]);
    expect(codes(table, {})).toEqual([]);
    expect(codes(table, { place: 'The Narrows' }, 'B')).toEqual([]);
    expect(codes({ ...table, clock: at('1.B.march') }, { place: 'The Narrows' })).toEqual([]);
  });
});

describe('a fact that brings a unit', () => {
  const arrivals: FactKind = {
    id: 'arrivals',
    name: 'Arrivals',
    fields: {
      unit: { is: 'new-unit', says: 'Its id.' },
      name: { is: 'text', says: 'Its name.' },
      words: { is: 'text', many: true, optional: true, says: 'Its keywords.' },
    },
    effects: [{ op: 'add-unit', as: 'unit', name: 'name', keywords: 'words', location: 'harbour' }],
    summary: 'Who comes ashore.',
    source,
  };
  const port = { ...PACK, facts: { arrivals } };
  const arrive = (unit: string) => ({
    fact: 'arrivals',
    player: 'B' as const,
    data: { unit, name: 'Sloop', words: ['BOAT'] },
  });

  it('adds it to the army of whoever writes it down', () => {
    const { table } = recordFact(port, tableWith(), arrive('B9'), 9);
    expect(table.units['B9']).toMatchObject({ owner: 'B', name: 'Sloop', keywords: ['BOAT'], location: 'harbour' });
  });

  it('needs an id that no unit has', () => {
    expect(malformedFact(port, tableWith(), arrive('A1'))?.code).toBe('fact/unit-id-taken');
    expect(malformedFact(port, tableWith(), arrive(''))?.code).toBe('fact/wrong-value');
    expect(malformedFact(port, tableWith(), arrive('B9'))).toBeNull();
  });
});

describe('figures of several facts', () => {
  const omen = (table: Table) => recordFact(pack, table, { fact: 'omen', player: 'A', data: { seen: 'A1' } }, 9).table;
  const value = (table: Table, figure: Figure) => figureOf({ scene: sceneWith({ pack, table }), weigh }, figure).value;
  const depths: Figure = { total: 'soundings', field: 'depth', by: 'own' };

  it('add a field up', () => {
    const table = write(write(write(tableWith(), { depth: 3 }), { depth: 4 }), { depth: 9 }, 'B');
    expect(value(table, depths)).toBe(7);
    expect(value(table, { ...depths, by: 'both' })).toBe(16);
    expect(value({ ...table, clock: at('1.A.clash') }, { ...depths, within: 'phase' })).toBe(0);
  });

  it('may begin after the latest of another kind', () => {
    const table = write(omen(write(tableWith(), { depth: 3 })), { depth: 4 });
    expect(value(table, { ...depths, since: 'omen' })).toBe(4);
    expect(value(omen(table), { ...depths, since: 'omen' })).toBe(0);
  });

  it('count turns in a row, which an empty turn breaks', () => {
    const run: Figure = { run: 'soundings', field: 'held', at: '1', is: 'own', per: 'turn' };
    const held = { held: { '1': 'A' } };
    const first = write(tableWith({ clock: at('1.A.clash') }), held);
    const second = write({ ...first, clock: at('1.B.clash') }, held);
    expect(value(second, run)).toBe(2);
    expect(value({ ...second, clock: at('2.A.clash') }, run)).toBe(0);
    expect(value(write({ ...second, clock: at('2.B.clash') }, held), run)).toBe(1);
    const before: Figure = { tally: 'soundings', field: 'held', is: 'own', turnsAgo: 1 };
    expect(value({ ...second, clock: at('2.A.kindle') }, before)).toBe(1);
    expect(value({ ...second, clock: at('1..dusk') }, before)).toBe(1);
    expect(value({ ...second, clock: at('2.B.kindle') }, before)).toBe(0);
  });
});
