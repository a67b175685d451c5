import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readShelf } from '@adjutant/store';
import type { Figures } from './day.js';
import { PLANTED } from './planted.js';
import { planOf, type Plan } from './plan.js';
import { shrink } from './shrink.js';
import { simulate, type Planting } from './simulate.js';

const USAGE = `npm run simulate -- --seed N [--events K] [--players P] [--rounds R] [--plant BUG]

Plays whole events on the real deciders and the real store. What goes wrong is told with its seed, and the smallest event that
goes wrong in the same way; the exit code is 1 then. Bugs to plant: ${Object.keys(PLANTED).join('; ')}.`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    events: { type: 'string', default: '1' },
    players: { type: 'string' },
    rounds: { type: 'string' },
    plant: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const whole = (name: string, text: string): number => {
  if (!/^[1-9][0-9]{0,5}$/.test(text)) throw new Error(`--${name} is a whole number from 1; this is ${text}`);
  return Number(text);
};

function plantingOf(name: string | undefined): Planting {
  if (name === undefined) return (real) => real;
  const planting = PLANTED[name];
  if (!planting) throw new Error(`there is no bug called "${name}"; see --help`);
  return planting;
}

const inWords = ({ pack }: Plan, figures: Figures): string =>
  `${figures.players} players, ${figures.rounds} rounds of ${pack}: ${figures.matches} matches, ${figures.events} entries, ${figures.acknowledged} acknowledged, ${figures.powerCuts} power cuts`;

async function main(): Promise<void> {
  const shelf = readShelf(process.env['ADJUTANT_PACKS'] ?? join(import.meta.dirname, '../../../libs/packs'));
  const packs = [...new Set(shelf.packs.map(({ id }) => id))];
  const wanted = {
    players: values.players === undefined ? undefined : whole('players', values.players),
    rounds: values.rounds === undefined ? undefined : whole('rounds', values.rounds),
  };
  const plants = plantingOf(values.plant);
  const play = (plan: Plan) => simulate(plan, shelf, plants);
  const first = whole('seed', values.seed);
  for (let seed = first; seed < first + whole('events', values.events); seed += 1) {
    const began = performance.now();
    const outcome = await play(planOf(String(seed), packs, wanted));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (outcome.went === 'well') {
      console.log(`seed ${seed}: well, ${inWords(outcome.plan, outcome.figures)}, ${seconds} s`);
      continue;
    }
    process.exitCode = 1;
    console.log(`seed ${seed}: WRONG after ${seconds} s: ${outcome.error.message}`);
    const { plan, error } = await shrink(outcome, play);
    console.log(
      `  smallest: ${plan.players} players, ${plan.rounds} rounds, with ${plan.troubles.join(', ') || 'no trouble'}: ${error.message}`,
    );
  }
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
}

if (values.help) console.log(USAGE);
else await main();
