import { at, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { ask, truthOf } from '../testing/asking.js';
import type { RecordedFact } from '../table/table.js';

const fact = (order: number, beacons: { readonly [key: string]: string }): RecordedFact => ({
  number: 20 + order,
  fact: 'tide-line',
  player: 'A',
  at: at(`${order + 1}.A.clash`),
  data: { beacons },
  order,
});
const table = tableWith({
  clock: at('2.A.clash'),
  facts: [fact(0, { '1': 'B' }), fact(1, { '1': 'A', '2': 'B' })],
  units: unitsOf(unit('A1', { traits: ['keeper'] }), unit('B1')),
});
const scene = sceneWith({ table });

describe('compares', () => {
  it.each<[string, boolean]>([
    ['>=', true],
    ['>', false],
    ['=', true],
    ['<', false],
    ['<=', true],
    ['!=', false],
  ])('two figures by %s', (is, met) => {
    const args = { of: { clock: 'round' }, is, to: 2 };
    expect(truthOf('compares', args, scene)).toBe(met ? 'met' : 'unmet');
  });

  it('says both', () => {
    const { says } = ask('compares', { of: { figure: 'beacons-held' }, is: '>=', to: 3 }, scene);
    expect(says).toBe('It is 1 (beacons held); asked is >= 3.');
  });
});

describe('fact-says', () => {
  const args = { fact: 'tide-line', field: 'beacons', at: '1', is: 'own' };
  it('looks at the latest fact, seen from the player', () => {
    expect(truthOf('fact-says', args, scene)).toBe('met');
    expect(truthOf('fact-says', args, sceneWith({ table, player: 'B' }))).toBe('unmet');
    expect(truthOf('fact-says', { ...args, at: { minus: [2, 1] } }, scene)).toBe('met');
  });

  it('or at the one before, or within a period', () => {
    expect(truthOf('fact-says', { ...args, ago: 1, is: 'opponent' }, scene)).toBe('met');
    expect(truthOf('fact-says', { ...args, ago: 2 }, scene)).toBe('unmet');
    const later = sceneWith({ table: { ...table, clock: at('3.A.clash') } });
    expect(truthOf('fact-says', { ...args, within: 'turn' }, later)).toBe('unmet');
    expect(ask('fact-says', { ...args, within: 'turn' }, later).says).toBe('The tide line is not recorded.');
  });
});

describe('unit-has-trait', () => {
  it('reads the roster', () => {
    expect(truthOf('unit-has-trait', { unit: 'target', trait: 'keeper' }, scene)).toBe('met');
    expect(truthOf('unit-has-trait', { unit: 'target', trait: 'warlord' }, scene)).toBe('unmet');
    expect(truthOf('unit-has-trait', { unit: 'enemy', trait: 'keeper' }, scene)).toBe('unknown');
  });
});
