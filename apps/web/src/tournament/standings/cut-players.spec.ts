import type { StandingsAnswer } from '@adjutant/tournament';
import { cutBy, shortOfRounds } from './cut-players.js';

const row = (player: string, place: number | null, losses: number): StandingsAnswer['rows'][number] => ({
  ...{ player, name: player, place, losses, shared: false, byLots: false, values: [], partedBy: null, marks: [] },
});
const ROWS = [row('ann', 1, 0), row('bo', 2, 1), row('cy', 2, 1), row('di', 4, 1), row('ed', null, 0)];
const place = (take: number) => ({ by: 'place', take }) as const;

test.each([
  [place(2), ['ann', 'bo'], ['bo', 'cy']],
  [place(3), ['ann', 'bo', 'cy'], []],
  [{ by: 'record', losses: 1 } as const, ['ann', 'bo', 'cy', 'di'], []],
])('by %j they go on: %j', (rule, players, level) => {
  expect(cutBy(ROWS, rule)).toEqual({ players, level, fault: null });
});

test.each([
  [place(9), 'The cut takes 9 players, and there are 4 who can go on: take 4 at most.'],
  [
    { by: 'record', losses: 0 } as const,
    'One player has at most 0 losses, and a cut needs two players: allow more losses, or cut by place.',
  ],
])('by %j nobody does, and it is said why', (rule, fault) => {
  expect(cutBy(ROWS, rule)).toEqual({ players: [], level: [], fault });
});

test('one alone is no field', () => {
  expect(cutBy(ROWS, place(1)).fault).toBe('A cut needs two players: take more.');
});

test('whoever has left or never played leaves their place to the next', () => {
  const rows = ROWS.map((one) => (one.player === 'bo' ? { ...one, out: true } : one));
  expect(cutBy(rows, place(2)).players).toEqual(['ann', 'cy']);
});

test('of groups the firsts stand before the seconds, and who is level on the line of one is told', () => {
  const groups = [
    ['bo', 'cy'],
    ['di', 'ann'],
  ];
  const group = (take: number) => cutBy(ROWS, { by: 'group', take }, groups);
  expect(group(1)).toEqual({ players: ['ann', 'bo'], level: ['bo', 'cy'], fault: null });
  expect(group(2)).toEqual({ players: ['ann', 'bo', 'cy', 'di'], level: [], fault: null });
});

test('by group nobody goes on who is in none', () => {
  expect(cutBy(ROWS, { by: 'group', take: 1 }, [['bo'], ['di']]).players).toEqual(['bo', 'di']);
});

test('a bracket that takes more rounds than are left is told, with how many the event has to plan', () => {
  const event = (rounds: number, played: number) =>
    ({ settings: { rounds }, rounds: Array.from({ length: played }) }) as unknown as Parameters<
      typeof shortOfRounds
    >[1];
  expect(shortOfRounds(6, event(5, 3))).toBe(
    'A bracket of 6 takes 3 rounds, and the event plans 2 more: raise the number of rounds to 6 in its settings.',
  );
  expect(shortOfRounds(2, event(3, 3))).toBe(
    'A bracket of 2 takes 1 round, and the event plans no more: raise the number of rounds to 4 in its settings.',
  );
  expect([shortOfRounds(4, event(5, 3)), shortOfRounds(0, event(3, 3))]).toEqual([null, null]);
});
