import type { Outcome } from './simulate.js';
import type { Plan } from './plan.js';

type Failed = Extract<Outcome, { readonly went: 'wrong' }>;

/**
 * The smallest plan of the same seed that still goes wrong: first without each kind of trouble, then with fewer players, then
 * by results alone, then with fewer rounds, until none of that goes wrong any more.
 */
export async function shrink(failed: Failed, play: (plan: Plan) => Promise<Outcome>): Promise<Failed> {
  let smallest = failed;
  for (let again = true; again;) {
    again = false;
    for (const plan of smallerThan(smallest.plan)) {
      const outcome = await play(plan);
      if (outcome.went === 'well') continue;
      smallest = outcome;
      again = true;
      break;
    }
  }
  return smallest;
}

function smallerThan(plan: Plan): readonly Plan[] {
  const { troubles, players, rounds, course } = plan;
  const halved = Math.max(4, Math.floor(players / 2));
  return [
    ...troubles.map((out) => ({ ...plan, troubles: troubles.filter((one) => one !== out) })),
    ...[halved, players - 1]
      .filter((fewer) => fewer >= 4 && fewer < players)
      .map((fewer) => ({ ...plan, players: fewer })),
    ...(course === 'swiss' ? [] : [{ ...plan, course: 'swiss' as const }]),
    ...(rounds > 1 ? [{ ...plan, rounds: rounds - 1 }] : []),
  ];
}
