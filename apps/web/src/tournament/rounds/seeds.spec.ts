import type { TournamentView } from '@adjutant/tournament';
import { roundsFor, seededAt, seedsOf } from './seeds.js';

const entry = (player: string, checkedIn: boolean, status = 'entered') =>
  ({ player, checkedIn, status }) as TournamentView['entries'][number];
const ENTRIES = [entry('ann', true), entry('bo', false), entry('cy', true), entry('di', true, 'dropped')];
const event = (checkIn: boolean, cut: object | null = null) =>
  ({ entries: ENTRIES, settings: { checkIn }, cut }) as unknown as TournamentView;

test('seeded is who plays in round 1, in the order of entry', () => {
  expect(seedsOf(event(false))).toEqual(['ann', 'bo', 'cy']);
  expect(seedsOf(event(true))).toEqual(['ann', 'cy']);
});

test('seeds that were given stand, without who has left, and whoever is new stands behind them', () => {
  expect(seedsOf(event(false, { players: ['di', 'cy', 'ann'] }))).toEqual(['cy', 'ann', 'bo']);
});

test.each([
  ['cy', 1, ['cy', 'ann', 'bo']],
  ['ann', 2, ['bo', 'ann', 'cy']],
  ['ann', 9, ['bo', 'cy', 'ann']],
  ['bo', 2, ['ann', 'bo', 'cy']],
])('%s at %i makes %j', (player, place, seeds) => {
  expect(seededAt(['ann', 'bo', 'cy'], player, place)).toEqual(seeds);
});

test.each([
  [2, 1],
  [5, 3],
  [8, 3],
  [9, 4],
])('a bracket of %i takes %i rounds', (players, rounds) => {
  expect(roundsFor(players)).toBe(rounds);
});
