import type { RoundOfEvent } from '@adjutant/tournament';
import { scanned, slipIn } from './slip.js';

const round = (number: number, publication: number, match: string | null = `m${number}`): RoundOfEvent => ({
  ...{ number, status: 'published', publication, edited: false, mission: null, gone: [] },
  tables: [{ table: 4, A: 'ann', B: 'bo', publication, match, result: null, disputed: false, extended: 0 }],
  byes: [],
  clock: { minutes: null, startedAt: null, endsAt: null },
});
const ROUNDS = [round(1, 1), round(2, 3), round(3, 0)];

test('a slip says round and table, and nothing else makes one', () => {
  expect(slipIn(new URLSearchParams('round=2&table=4'))).toEqual({ round: 2, table: 4 });
  for (const other of ['', 'player=ann', 'round=2', 'table=4', 'round=two&table=4'])
    expect([other, slipIn(new URLSearchParams(other))]).toEqual([other, null]);
});

test('who plays at the table of the newest round that is out comes to their own seat', () => {
  const slip = { round: 2, table: 4 };
  expect(scanned(ROUNDS, slip, 'ann')).toEqual({ as: 'own', match: 'm2', side: 'A' });
  expect(scanned(ROUNDS, slip, 'bo')).toEqual({ as: 'own', match: 'm2', side: 'B' });
});

test('nobody comes to a seat by the slip of others, of a round that is over, or of a draft', () => {
  expect(scanned(ROUNDS, { round: 2, table: 4 }, 'cy').as).toBe('other');
  expect(scanned(ROUNDS, { round: 1, table: 4 }, 'ann').as).toBe('other');
  expect(scanned(ROUNDS, { round: 3, table: 4 }, 'ann').as).toBe('other');
  expect(scanned([round(1, 1, null)], { round: 1, table: 4 }, 'ann').as).toBe('other');
});

test('a stranger reads who plays there, and no more', () => {
  expect(scanned(ROUNDS, { round: 2, table: 4 }, null)).toMatchObject({ as: 'stranger', table: { A: 'ann', B: 'bo' } });
  expect(scanned(ROUNDS, { round: 1, table: 4 }, null).as).toBe('unknown');
  expect(scanned(ROUNDS, { round: 2, table: 9 }, null).as).toBe('unknown');
});
