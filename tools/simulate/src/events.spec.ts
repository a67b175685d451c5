import { join } from 'node:path';
import { readShelf } from '@adjutant/store';
import { COURSES, planOf } from './plan.js';
import { simulate } from './simulate.js';

const shelf = readShelf(join(import.meta.dirname, '../../../libs/packs'));
const packs = [...new Set(shelf.packs.map(({ id }) => id))];

test.each(Array.from({ length: 20 }, (_, seed) => String(seed + 1)))('event %s goes well', async (seed) => {
  const outcome = await simulate(planOf(seed, packs), shelf);
  if (outcome.went === 'wrong') throw outcome.error;
  expect(outcome.figures.acknowledged).toBeGreaterThan(outcome.plan.players);
});

test.each(COURSES)('an event goes well that is played as %s', async (course) => {
  const outcome = await simulate(planOf('of each', packs, { course, players: 8 }), shelf);
  if (outcome.went === 'wrong') throw outcome.error;
});

test('half of all events have at most 24 players, about', () => {
  const plans = Array.from({ length: 1000 }, (_, seed) => planOf(String(seed), packs));
  const few = plans.filter(({ players }) => players <= 24).length;
  expect(few / plans.length).toBeGreaterThan(0.4);
  expect(few / plans.length).toBeLessThan(0.6);
  expect(new Set(plans.map(({ course }) => course))).toEqual(new Set(COURSES));
});

test('an event of a size that is asked for is paired by results, where nothing else is asked for', () => {
  const plans = Array.from({ length: 50 }, (_, seed) => planOf(String(seed), packs, { players: 2000, rounds: 8 }));
  expect(new Set(plans.map(({ course }) => course))).toEqual(new Set(['swiss']));
  expect(planOf('1', packs, { players: 8, course: 'round-robin' }).course).toBe('round-robin');
});

test('the same seed gives the same event, whatever else is played beside it', async () => {
  const [one, other] = await Promise.all(['7', '7'].map((seed) => simulate(planOf(seed, packs), shelf)));
  if (one?.went !== 'well') throw one?.error;
  expect(other).toEqual(one);
});
