import { cpOf, pointsOf } from './points.js';

const line = (account: string, credited: number, round: number | null, mark: string | null = null) => ({
  account,
  credited,
  mark,
  at: round === null ? null : { round, turn: 'A', step: 'command' },
});
const ledger = {
  vp: {
    A: [
      line('vp/primary', 5, 1),
      line('vp/primary', 10, 2),
      line('vp/primary', 4, 2, 'struck'),
      line('vp/secondary', 3, null),
    ],
    B: [],
  },
  cp: { A: [line('cp', 1, 1), line('cp', 1, 2), line('cp', -1, 2), line('cp', -1, 2, 'fallen')], B: [] },
  balances: { A: { cp: 1, vp: 18 }, B: { cp: 0, vp: 0 } },
} as never;
const match = {
  categories: [
    { id: 'primary', name: 'Primary mission' },
    { id: 'secondary', name: 'Secondary missions' },
  ],
  board: { clock: { round: 3, turn: 'A', step: 'command' }, score: { A: { primary: 15, secondary: 3 }, B: {} } },
  rounds: 5,
} as never;

test('points stand by category and round, without those that do not count any more', () => {
  expect(pointsOf(ledger, match, 'A')).toEqual({
    rounds: [0, 1, 2, 3],
    rows: [
      { name: 'Primary mission', byRound: [0, 5, 10, 0], total: 15 },
      { name: 'Secondary missions', byRound: [3, 0, 0, 0], total: 3 },
    ],
  });
  expect(pointsOf(ledger, match, 'B').rounds).toEqual([1, 2, 3]);
});

test('command points: what came, what went, what is left', () => {
  expect(cpOf(ledger, 'A')).toEqual({ gained: 2, spent: 1, left: 1 });
});
