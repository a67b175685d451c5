import type { JsonObject } from '@adjutant/kernel';
import type { Recorded } from './recorded.js';
import { differenceOf, type StandingsRecord } from './standings-record.js';

const entry = (type: string, data: JsonObject): Recorded => ({ type, data }) as Recorded;
const CAME = [entry('PlayerEntered', { player: 'ann', from: 1 }), entry('PlayerEntered', { player: 'bob', from: 2 })];
const BACK = [
  entry('PlayerDropped', { player: 'ann', until: 1 }),
  entry('PlayerReinstated', { player: 'ann', from: 3 }),
];
const RULED = { mark: 'no-prizes', rulings: ['ruling-1'] };

function marked(ann: readonly JsonObject[], bob: readonly JsonObject[]): StandingsRecord {
  const rows = Object.entries({ ann, bob }).map(([player, marks], at) => ({
    ...{ place: at + 1, shared: false, byLots: false, player, values: [['1']], marks },
  }));
  return { after: 3, preset: 'gw', columns: ['record'], rows };
}

const NOW = marked([RULED, { mark: 'away', rounds: [2] }], [{ mark: 'came-late', from: 2 }]);

test('standings are taken with the marks of whoever was away as they are told now, and as an earlier build told them', () => {
  const before = marked([RULED, { mark: 'came-late', from: 3 }], [{ mark: 'came-late', from: 2 }]);
  expect(differenceOf(NOW, NOW, [...CAME, ...BACK])).toBeUndefined();
  expect(differenceOf(before, NOW, [...CAME, ...BACK])).toBeUndefined();
});

test.each([
  ['from another round', [RULED, { mark: 'came-late', from: 2 }]],
  ['never away', [RULED]],
  ['without the ruling', [{ mark: 'came-late', from: 3 }]],
])('standings with marks that no build told are found: %s', (_, ann) => {
  const told = marked(ann, [{ mark: 'came-late', from: 2 }]);
  expect(differenceOf(told, NOW, [...CAME, ...BACK])).toBe('after round 3 what is marked at ann is something else');
});
