import { missedBy } from './missed.js';

type Round = Parameters<typeof missedBy>[1][number];

const round = (number: number, more: object): Round =>
  ({ number, status: 'closed', tables: [], byes: [], ...more }) as Round;
const ROUNDS = [
  round(1, {}),
  round(2, { tables: [{ table: 1, A: 'bob', B: 'eve' }] }),
  round(3, { byes: [{ player: 'eve', kind: 'pairing' }] }),
  round(4, { status: 'published' }),
  round(5, { status: 'drafted' }),
];

test('rounds that somebody missed are those with neither table nor bye for them', () => {
  const numbers = (status: 'entered' | 'dropped' | 'waiting') =>
    missedBy({ player: 'eve', status }, ROUNDS).map(({ number }) => number);
  expect(numbers('entered')).toEqual([1, 4]);
  expect(numbers('dropped')).toEqual([1, 4]);
  expect(numbers('waiting')).toEqual([]);
});
