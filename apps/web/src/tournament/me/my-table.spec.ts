import type { RoundOfEvent } from '@adjutant/tournament';
import { mineIn } from './my-table.js';

const round = (number: number, publication: number): RoundOfEvent => ({
  ...{ number, status: 'published', publication, edited: false, mission: null, gone: [] },
  tables: [{ table: 4, A: 'ann', B: 'bo', publication, match: 'm', result: null, disputed: false, extended: 0 }],
  byes: [{ player: 'cy', kind: 'pairing' }],
  clock: { minutes: null, startedAt: null, endsAt: null },
});

test('a player finds table and opponent in the newest round that is out', () => {
  const rounds = [round(1, 1), round(2, 0)];
  expect(mineIn(rounds, 'bo')).toMatchObject({ at: 'table', opponent: 'ann', round: { number: 1 } });
  expect(mineIn(rounds, 'cy').at).toBe('bye');
  expect(mineIn(rounds, 'di').at).toBe('aside');
  expect(mineIn([round(1, 0)], 'ann').at).toBe('before');
});
