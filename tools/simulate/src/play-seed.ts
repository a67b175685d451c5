import { join } from 'node:path';
import { readShelf } from '@adjutant/store';
import type { Figures } from './day.js';
import { PLANTED } from './planted.js';
import { planOf, type Plan, type Wanted } from './plan.js';
import { shrink } from './shrink.js';
import { simulate, type Planting } from './simulate.js';

/** What is asked of every seed. */
export interface SeedsAsked extends Wanted {
  /** The name of a bug to plant. */
  readonly plant: string | undefined;
}

/** What came of one seed, in words. */
export interface SeedTold {
  readonly lines: readonly string[];
  readonly went: 'well' | 'wrong';
}

/** Plays the event of a seed; one that goes wrong is made smaller. */
export function seedPlayer({ plant, ...wanted }: SeedsAsked): (seed: number) => Promise<SeedTold> {
  const shelf = readShelf(process.env['ADJUTANT_PACKS'] ?? join(import.meta.dirname, '../../../libs/packs'));
  const packs = [...new Set(shelf.packs.map(({ id }) => id))];
  const plants = plantingOf(plant);
  const play = (plan: Plan) => simulate(plan, shelf, plants);
  return async (seed) => {
    const began = performance.now();
    const outcome = await play(planOf(String(seed), packs, wanted));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (outcome.went === 'well') return { went: 'well', lines: [lineOf(seed, outcome, seconds)] };
    const { plan, error } = await shrink(outcome, play);
    const smallest = `${plan.players} players, ${plan.rounds} rounds, ${plan.course}, with ${plan.troubles.join(', ') || 'no trouble'}`;
    return {
      went: 'wrong',
      lines: [
        `seed ${seed}: WRONG after ${seconds} s: ${outcome.error.message}`,
        `  smallest: ${smallest}: ${error.message}`,
      ],
    };
  };
}

interface Played {
  readonly plan: Plan;
  readonly figures: Figures;
}

const lineOf = (seed: number, { plan: { pack, course }, figures }: Played, seconds: string): string =>
  `seed ${seed}: well, ${figures.players} players, ${figures.rounds} rounds of ${pack}, ${course}: ${figures.matches} matches, ${figures.events} entries, ${figures.acknowledged} acknowledged, ${figures.powerCuts} power cuts, ${seconds} s`;

function plantingOf(name: string | undefined): Planting {
  if (name === undefined) return (real) => real;
  const planting = PLANTED[name];
  if (!planting) throw new Error(`there is no bug called "${name}"; see --help`);
  return planting;
}
