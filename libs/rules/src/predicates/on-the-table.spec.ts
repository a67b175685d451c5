import { ask, truthOf } from '../testing/asking.js';
import { at, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Open, Table } from '../table/table.js';

const swing = (rolled: readonly number[] | null): Open => ({
  number: 7,
  window: 'swing',
  unit: 'A1',
  targets: ['B1'],
  player: 'A',
  stage: 'thrown',
  rolled,
  at: at('1.A.march'),
  facts: {},
});
const scene = (changes: Partial<Table>, roles: { readonly [role: string]: string } = { target: 'A1' }) =>
  sceneWith({ table: tableWith(changes), roles });

describe('roll-open', () => {
  const open = (rolled: readonly number[] | null, roles: object) =>
    truthOf('roll-open', { roll: 'roll', die: 'die' }, scene({ open: [swing(rolled)] }, { ...roles }));

  it('is met while dice lie on the table, and for a die that is among them', () => {
    expect([
      open([3, 4], {}),
      open([3, 4], { die: '2' }),
      open([3, 4], { roll: 'swing' }),
      open([], { die: '9' }),
    ]).toEqual(['met', 'met', 'met', 'met']);
  });

  it('is not met without dice, for another roll, or for a die that is not there', () => {
    expect([
      open(null, {}),
      open([3, 4], { die: '3' }),
      open([3, 4], { die: '0' }),
      open([3, 4], { die: 'x' }),
      open([3], { roll: 'other' }),
    ]).toEqual(['unmet', 'unmet', 'unmet', 'unmet', 'unmet']);
    expect(ask('roll-open', {}, scene({})).says).toBe('No such dice lie on the table.');
  });
});

describe('fact-about', () => {
  const held = (marker: string, holder: string) => ({
    number: 3,
    order: 3,
    fact: 'held',
    player: 'A' as const,
    at: at('1.A.march'),
    data: { marker, holder },
  });
  const args = { fact: 'held', of: 'marker', role: 'rock', field: 'holder', is: 'own' };
  const says = (rock: string) =>
    truthOf(FACT, args, scene({ facts: [held('1', 'A'), held('2', 'A'), held('2', 'B')] }, { rock }));
  const FACT = 'fact-about';

  it('asks the latest fact about what is named', () => {
    expect([says('1'), says('2'), says('3')]).toEqual(['met', 'unmet', 'unmet']);
  });

  it('knows a name however it is written', () => {
    const facts = [held('Old Mill', 'B'), held('old-mill', 'A')];
    const named = (rock: string) => truthOf(FACT, args, scene({ facts }, { rock }));
    expect(['OLD MILL', 'old mill', 'old barn'].map(named)).toEqual(['met', 'met', 'unmet']);
  });
});

describe('units-differ', () => {
  const differ = (roles: { readonly [role: string]: string }, only = false) =>
    truthOf('units-differ', { roles: ['target', 'second'], only }, scene({}, roles));

  it('is met when nobody is named twice; roles that are empty do not count', () => {
    expect([
      differ({ target: 'A1' }),
      differ({ target: 'A1', second: 'A2' }),
      differ({ target: 'A1', second: 'A1' }),
    ]).toEqual(['met', 'met', 'unmet']);
  });

  it('may bar further roles', () => {
    const three = { target: 'A1', second: 'A2', third: 'A3' };
    expect([differ(three), differ(three, true)]).toEqual(['met', 'unmet']);
  });
});

describe('just-recorded', () => {
  const act = { number: 5, unit: 'A1', act: 'walked', at: at('1.A.march') };
  const use = { number: 6, player: 'B' as const, entry: 'x', at: at('1.A.march'), unit: null, claims: [] };
  const just = (changes: Partial<Table>) =>
    truthOf('just-recorded', { unit: 'target', acts: ['walked'] }, scene(changes));

  it('is met while nothing came after the act', () => {
    expect(just({ acts: [act] })).toBe('met');
    expect(just({ acts: [act, { ...act, number: 6, act: 'ran' }] })).toBe('unmet');
    expect(just({ acts: [act], uses: [use] })).toBe('unmet');
    expect(just({ acts: [{ ...act, unit: 'B1' }], units: unitsOf(unit('A1'), unit('B1')) })).toBe('unmet');
  });
});
