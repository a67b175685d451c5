import { weigh } from '../judge/weigh.js';
import type { Figure } from '../pack/figure.js';
import { at, PACK, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Destroyed, RecordedFact, Table } from '../table/table.js';
import { figureOf } from './evaluate.js';

const pack = { ...PACK, figures: { lamps: { id: 'lamps', says: 'lamps alight', is: { count: 'units' as const } } } };
const fact = (place: string, data: RecordedFact['data'], order: number): RecordedFact => ({
  number: 10 + order,
  fact: 'tide-line',
  player: 'A',
  at: at(place),
  data,
  order,
});
const gone = (id: string, place: string, by: string | null = null): Destroyed => ({
  number: 5,
  unit: id,
  by,
  at: at(place),
});

const wrecked = { at: at('1.A.march'), entry: 5, statuses: [], wasAttached: false };
const TABLE: Partial<Table> = {
  clock: at('1.B.clash'),
  score: { A: { beacons: 3, wrecks: 1 }, B: {} },
  units: unitsOf(
    unit('A1'),
    unit('A2', { traits: ['keeper'] }),
    unit('B1', { figures: { weight: 7 } }),
    unit('B2', { destroyed: wrecked, figures: { weight: 12 } }),
    unit('B3', { destroyed: wrecked, keywords: ['OIL'] }),
  ),
  destructions: [gone('B2', '1.A.march', 'A2'), gone('B3', '1.B.clash', 'A1')],
  facts: [
    fact('1.A.march', { beacons: { '1': 'A', '2': 'A', '3': 'B' }, boats: { A: 2, B: 4 } }, 0),
    fact('1.A.clash', { beacons: { '1': 'A', '2': 'B' }, boats: { A: 1 } }, 1),
    fact('1.B.clash', { beacons: { '1': 'A', '2': 'nobody', '3': 'A' }, boats: { A: 0, B: 3 } }, 2),
  ],
};

const value = (figure: Figure, changes: Partial<Parameters<typeof sceneWith>[0]> = {}): number =>
  figureOf({ scene: sceneWith({ pack, table: tableWith(TABLE), ...changes }), weigh }, figure).value;

describe('a figure', () => {
  it.each<[string, Figure, number]>([
    ['a number', 4, 4],
    ['the battle round', { clock: 'round' }, 1],
    ['points of a resource', { balance: 'oil' }, 5],
    ['points of a resource of both', { balance: 'oil', of: 'both' }, 10],
    ['victory points of a category', { score: 'beacons' }, 3],
    ['all victory points', { score: 'all' }, 4],
    ['army points', { army: 'points', of: 'opponent' }, 1000],
    ['a number of a datasheet', { trait: 'weight', unit: 'target' }, 0],
    ['living units', { count: 'units' }, 2],
    ['living enemy units', { count: 'units', of: 'opponent' }, 1],
    ['units that fit', { count: 'units', where: { record: 'unit-has-trait', unit: '$unit', trait: 'keeper' } }, 1],
    ['what was destroyed', { count: 'destroyed', of: 'opponent' }, 2],
    ['what was destroyed this turn', { count: 'destroyed', of: 'opponent', within: 'turn' }, 1],
    ['what was destroyed in the turn before', { count: 'destroyed', of: 'opponent', turnsAgo: 1 }, 1],
    ['what was destroyed before that', { count: 'destroyed', of: 'opponent', turnsAgo: 2 }, 0],
    ['what was destroyed in a step', { count: 'destroyed', of: 'opponent', steps: ['march'] }, 1],
    [
      'what a unit destroyed',
      { count: 'destroyed', of: 'opponent', where: { record: 'unit-has-trait', unit: '$by', trait: 'keeper' } },
      1,
    ],
    ['the highest of a datasheet', { highest: 'weight', among: 'destroyed', of: 'opponent' }, 12],
    ['the highest of nobody', { highest: 'weight', among: 'units', of: 'own' }, 0],
    ['a number in the latest fact', { latest: 'tide-line', field: 'boats', at: 'opponent' }, 3],
    ['a number in the fact before', { latest: 'tide-line', field: 'boats', at: 'own', ago: 1 }, 1],
    ['what was not written down', { latest: 'tide-line', field: 'boats', at: 'opponent', ago: 1 }, 0],
    ['what stands instead', { latest: 'tide-line', field: 'sails', otherwise: 9 }, 9],
    ['how many are own', { tally: 'tide-line', field: 'beacons', is: 'own' }, 2],
    ['how many were own before', { tally: 'tide-line', field: 'beacons', is: 'own', ago: 1 }, 1],
    ['how long it has been so', { run: 'tide-line', field: 'beacons', at: '1', is: 'own' }, 3],
    ['how long the other has been so', { run: 'tide-line', field: 'beacons', at: '3', is: 'own' }, 1],
    ['how long it has not been so', { run: 'tide-line', field: 'beacons', at: '2', is: 'own' }, 0],
    ['a key that is a figure', { run: 'tide-line', field: 'beacons', at: { minus: [3, 2] }, is: 'own' }, 3],
    ['facts', { count: 'facts', fact: 'tide-line', within: 'turn' }, 1],
    ['a figure by name', { figure: 'lamps' }, 2],
    ['a sum', { sum: [1, { clock: 'round' }] }, 2],
    ['a difference', { minus: [3, 5] }, -2],
    ['a product', { times: [3, 5] }, 15],
    ['a quotient', { divide: [7, 2], round: 'up' }, 4],
    ['a quotient rounded down', { divide: [7, 2], round: 'down' }, 3],
    ['a quotient of nothing', { divide: [7, 0], round: 'down' }, 0],
    ['the greatest', { max: [1, 4, 2] }, 4],
    ['the least', { min: [1, 4, 2] }, 1],
    ['one or the other', { when: { record: 'clock-is', turn: 'own' }, then: 1, else: 2 }, 2],
  ])('is %s', (_, figure, expected) => {
    expect(value(figure)).toBe(expected);
  });

  it('is a number of one part, or of all parts of an attached unit together, of which some may be gone', () => {
    const units = unitsOf(
      unit('A1', { attachedTo: 'A2', models: 10 }),
      unit('A2', { attachedTo: 'A1', models: 3, destroyed: wrecked }),
    );
    const models = (whole: object): number =>
      value({ trait: 'models', unit: 'target', ...whole }, { table: tableWith({ units }) });
    expect([models({}), models({ whole: true })]).toEqual([10, 13]);
  });

  it('is seen from the player who asks', () => {
    expect(value({ latest: 'tide-line', field: 'boats', at: 'own' }, { player: 'B' })).toBe(3);
    expect(value({ count: 'destroyed' }, { player: 'B' })).toBe(2);
  });

  it('counts what was written down since a beginning', () => {
    const scene = { ...sceneWith({ pack, table: tableWith(TABLE) }), since: 2 };
    const run: Figure = { run: 'tide-line', field: 'beacons', at: '1', is: 'own', since: 'drawn' };
    expect(figureOf({ scene, weigh }, run).value).toBe(1);
  });

  it('says what it rests on', () => {
    const figure: Figure = { times: [3, { tally: 'tide-line', field: 'beacons', is: 'own' }] };
    expect(figureOf({ scene: sceneWith({ pack, table: tableWith(TABLE) }), weigh }, figure).says).toBe(
      '3 times 2 (beacons: A, entry 12)',
    );
  });
});
