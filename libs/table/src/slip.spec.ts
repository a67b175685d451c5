import type { MatchCommand, MatchEvent, OpenedState } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import { after, begun, by, SHELF, stateOf } from '@adjutant/testing/given';
import { nowAt } from './now.js';
import type { Slip } from './slip.js';

const occasion = by('scorekeeper');
const [opening] = begun();
const opened = (depth: 'result' | 'score'): readonly MatchEvent[] => [
  { ...opening, data: { ...opening?.data, depth } } as MatchEvent,
];
const slipOf = (events: readonly MatchEvent[], seats?: readonly Side[]): Slip | null =>
  nowAt({ shelf: SHELF, state: stateOf(events) as OpenedState, occasion }, seats).slip;
const there = (events: readonly MatchEvent[], seats?: readonly Side[]): Slip => {
  const found = slipOf(events, seats);
  if (found === null) throw new Error('there is no slip');
  return found;
};
const tells = (player: Side, category: string, points: number): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player, category, points },
});
const rowOf = ({ rows }: Slip, category: string) => {
  const row = rows.find((one) => one.category === category);
  if (!row) throw new Error(`${category} is not on the slip`);
  return row;
};

test('a slip asks each player for every category, also for what follows from a record in full', () => {
  const { rows, points } = there(opened('result'), ['A']);
  expect(points).toEqual({ A: 0, B: 0 });
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Perches', 'Prizes', 'Flocks']));
  for (const { taps, told } of rows) {
    expect(told).toEqual([]);
    expect(taps.map(({ player, type, open }) => [player, type, open])).toEqual([
      ['A', 'ScoreVictoryPoints', true],
      ['B', 'ScoreVictoryPoints', true],
    ]);
  }
});

test('the cap of a category is that of its number', () => {
  const capped = there(opened('result')).rows.filter(({ cap }) => cap !== undefined);
  expect(capped.length).toBeGreaterThan(0);
  for (const { cap, taps } of capped)
    for (const { asks } of taps)
      expect(asks[0]).toMatchObject({ what: 'number', into: ['points'], least: 0, most: cap });
});

test('what is told is not asked again, and 0 is a score', () => {
  const one = there(after(opened('result'), [tells('A', 'perches', 5), tells('B', 'perches', 0)]));
  expect(one.points).toEqual({ A: 5, B: 0 });
  expect(rowOf(one, 'perches')).toMatchObject({
    taps: [],
    told: [
      { player: 'A', points: 5 },
      { player: 'B', points: 0 },
    ],
  });
  const half = there(after(opened('result'), [tells('A', 'perches', 5)]));
  expect(rowOf(half, 'perches').taps.map(({ player }) => player)).toEqual(['B']);
});

test('points that were taken back are asked again', () => {
  const told = after(opened('result'), [tells('A', 'perches', 5)]);
  const strike = {
    type: 'CorrectEntry',
    data: { entry: 1, correction: { kind: 'strike' }, because: 'Misread.' },
  } as const;
  expect(rowOf(there(after(told, [strike])), 'perches').taps).toHaveLength(2);
});

test('it ends played, by time or given up, and then there is no slip any more', () => {
  const { ends, byPoints } = there(opened('result'));
  expect(byPoints).toBe(!ends[0]?.asks.length);
  expect(ends.map(({ type, data, open }) => [type, data, open])).toEqual([
    ['FinishMatch', {}, true],
    ['FinishMatch', { ending: 'time' }, true],
    ['ConcedeMatch', { player: 'A' }, true],
    ['ConcedeMatch', { player: 'B' }, true],
  ]);
  expect(slipOf(after(opened('result'), [{ type: 'FinishMatch', data: {} }]))).toBeNull();
});

test('where more is recorded than a result there is none', () => {
  expect(slipOf(opened('score'))).toBeNull();
  expect(slipOf(begun())).toBeNull();
});
