import { pointsUpTo } from './points.js';

const chart = [1, 2, 3].map((round) => ({ round, cp: { A: round, B: 0 }, vp: { A: round * 10, B: 0 } }));
const board = (round: number) => ({
  clock: { round, turn: 'A' as const, step: 'command' },
  clockText: '',
  cp: { A: 7, B: 8 },
  vp: { A: 12, B: 3 },
  score: { A: {}, B: {} },
});

test('a chart ends with the moment that is looked at', () => {
  expect(pointsUpTo(chart, undefined)).toEqual(chart);
  expect(pointsUpTo(chart, board(2))).toEqual([chart[0], { round: 2, cp: { A: 7, B: 8 }, vp: { A: 12, B: 3 } }]);
});

test('before the first round, and while the moment is not known, there is none', () => {
  expect(pointsUpTo(chart, null)).toEqual([]);
  expect(pointsUpTo(chart, { ...board(0), clock: null })).toEqual([]);
});
