import { join } from 'node:path';
import { readShelf } from '@adjutant/store';
import { planOf } from './plan.js';
import { simulate } from './simulate.js';

const shelf = readShelf(join(import.meta.dirname, '../../../libs/packs'));
const packs = [...new Set(shelf.packs.map(({ id }) => id))];

test.each(Array.from({ length: 20 }, (_, seed) => String(seed + 1)))('event %s goes well', async (seed) => {
  const outcome = await simulate(planOf(seed, packs), shelf);
  if (outcome.went === 'wrong') throw outcome.error;
  expect(outcome.figures.acknowledged).toBeGreaterThan(outcome.plan.players);
});

test('the same seed gives the same event, whatever else is played beside it', async () => {
  const [one, other] = await Promise.all(['7', '7'].map((seed) => simulate(planOf(seed, packs), shelf)));
  if (one?.went !== 'well') throw one?.error;
  expect(other).toEqual(one);
});
