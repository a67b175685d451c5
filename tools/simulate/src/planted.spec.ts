import { join } from 'node:path';
import { readShelf } from '@adjutant/store';
import { PLANTED } from './planted.js';
import { planOf, type Course, type Plan } from './plan.js';
import { shrink } from './shrink.js';
import { simulate, type Planting } from './simulate.js';

const shelf = readShelf(join(import.meta.dirname, '../../../libs/packs'));
const packs = [...new Set(shelf.packs.map(({ id }) => id))];
const MOST_EVENTS = 12;

/** Bugs that show in some courses alone; the others show where all rounds are paired by results. */
const COURSE_OF: { readonly [bug: string]: Course } = {
  'who lost goes on in the bracket': 'bracket',
  'groups are forgotten once round 1 is drawn': 'groups-then-bracket',
  'the last who goes on by a cut is somebody else': 'swiss-then-bracket',
  'a seed that is free goes to the last in line': 'swiss-then-bracket',
};

async function found(bug: string, play: (plan: Plan) => ReturnType<typeof simulate>) {
  const wanted = { players: 13, rounds: 3, course: COURSE_OF[bug] ?? 'swiss' };
  for (let seed = 1; seed <= MOST_EVENTS; seed += 1) {
    const outcome = await play(planOf(`planted ${seed}`, packs, wanted));
    if (outcome.went === 'wrong') return outcome;
  }
  return undefined;
}

test.each(Object.entries(PLANTED))('%s: found', async (bug, plants) => {
  const outcome = await found(bug, (plan) => simulate(plan, shelf, plants));
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
  ['a ruling that is taken back stays in its match', 'points add up'],
  ['an assigned result is forgotten in the standings', 'standings follow from the matches'],
  ['who lost goes on in the bracket', 'nobody who is out plays on in the bracket'],
  ['groups are forgotten once round 1 is drawn', 'each group plays its own'],
  ['the last who goes on by a cut is somebody else', 'who goes on follows from the rule of the cut'],
  ['a seed that is free goes to the last in line', 'the next in line takes the seed'],
])('%s: by the law that %s', async (bug, law) => {
  const outcome = await found(bug, (plan) => simulate(plan, shelf, PLANTED[bug]));
  expect(outcome?.error).toMatchObject({ law });
});

test('what went wrong shrinks to fewer players, rounds and kinds of trouble, and still goes wrong', async () => {
  const bug = 'players sit the wrong way round';
  const plants = PLANTED[bug] as Planting;
  const play = (plan: Plan) => simulate(plan, shelf, plants);
  const outcome = await found(bug, play);
  if (!outcome) throw new Error('not found');
  const { plan, error } = await shrink(outcome, play);
  expect([plan.players, plan.rounds, plan.troubles]).toEqual([4, 1, []]);
  expect(error).toMatchObject({ law: 'one live match a table' });
});
