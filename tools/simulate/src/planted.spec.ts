import { join } from 'node:path';
import { readShelf } from '@adjutant/store';
import { PLANTED } from './planted.js';
import { planOf, type Plan } from './plan.js';
import { shrink } from './shrink.js';
import { simulate, type Planting } from './simulate.js';

const shelf = readShelf(join(import.meta.dirname, '../../../libs/packs'));
const packs = [...new Set(shelf.packs.map(({ id }) => id))];
const MOST_EVENTS = 12;

async function found(play: (plan: Plan) => ReturnType<typeof simulate>) {
  for (let seed = 1; seed <= MOST_EVENTS; seed += 1) {
    const outcome = await play(planOf(`planted ${seed}`, packs, { players: 13, rounds: 3 }));
    if (outcome.went === 'wrong') return outcome;
  }
  return undefined;
}

test.each(Object.entries(PLANTED))('%s: found', async (_, plants) => {
  const outcome = await found((plan) => simulate(plan, shelf, plants));
  expect(outcome?.error).toMatchObject({ name: 'Broken' });
});

test.each([
  ['a bye is worth nothing in the standings', 'standings follow from the matches'],
  ['penalties do not reach the standings', 'standings follow from the matches'],
  ['the points of the first player count for both', 'standings follow from the matches'],
  ['who is disqualified is paired', 'nobody disqualified is paired'],
  ['what is unconfirmed stands at once', 'what is unconfirmed stands long enough'],
  ['what is only reported is told', 'what is only reported is not told'],
  ['what is confirmed is told once more', 'an event is told once of a table'],
  ['a penalty that is taken back goes on counting', 'what is rescinded leaves nothing behind'],
])('%s: by the law that %s', async (bug, law) => {
  const outcome = await found((plan) => simulate(plan, shelf, PLANTED[bug]));
  expect(outcome?.error).toMatchObject({ law });
});

test('what went wrong shrinks to fewer players, rounds and kinds of trouble, and still goes wrong', async () => {
  const plants = PLANTED['players sit the wrong way round'] as Planting;
  const play = (plan: Plan) => simulate(plan, shelf, plants);
  const outcome = await found(play);
  if (!outcome) throw new Error('not found');
  const { plan, error } = await shrink(outcome, play);
  expect([plan.players, plan.rounds, plan.troubles]).toEqual([4, 1, []]);
  expect(error).toMatchObject({ law: 'one live match a table' });
});
