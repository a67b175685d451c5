import type { RoundOfEvent } from '@adjutant/tournament';
import { inHall } from './in-hall.js';

const clock = { minutes: 150, startedAt: '2031-05-04T12:00:00.000Z', endsAt: '2031-05-04T14:30:00.000Z' };
const GYM = { ...clock, minutes: 120, endsAt: '2031-05-04T14:00:00.000Z', name: 'Gym', from: 1, to: 2, started: false };
const ROUND = {
  clock,
  halls: [GYM],
  tables: [1, 2, 3].map((table) => ({ table })),
  byes: [{ player: 'eve', kind: 'pairing' }],
} as unknown as RoundOfEvent;

test('the screen of a hall has its tables and its clock', () => {
  const { hall, tables, byes, clock: its } = inHall(ROUND, 'Gym');
  expect([hall, tables.map(({ table }) => table), byes, its.minutes]).toEqual(['Gym', [1, 2], [], 120]);
});

test.each([null, '', 'Attic'])('a screen of %j shows all of it', (name) => {
  expect(inHall(ROUND, name)).toEqual({ ...ROUND, hall: null });
});
