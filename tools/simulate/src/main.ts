import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { COURSES, type Course } from './plan.js';
import { PLANTED } from './planted.js';
import { seedPlayer, type SeedsAsked, type SeedTold } from './play-seed.js';
import { inOrder, playInProcesses } from './processes.js';

const USAGE = `npm run simulate -- --seed N [--events K] [--players P] [--rounds R] [--course C] [--plant BUG] [--processes M]

Plays whole events on the real deciders and the real store; several events are shared among as many processes as there are
processors. What goes wrong is told with its seed, and the smallest event that goes wrong in the same way; the exit code is 1
then. Courses: ${COURSES.join(', ')}. Bugs to plant: ${Object.keys(PLANTED).join('; ')}.`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    events: { type: 'string', default: '1' },
    players: { type: 'string' },
    rounds: { type: 'string' },
    course: { type: 'string' },
    plant: { type: 'string' },
    processes: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const whole = (name: string, text: string): number => {
  if (!/^[1-9][0-9]{0,5}$/.test(text)) throw new Error(`--${name} is a whole number from 1; this is ${text}`);
  return Number(text);
};
const wholeOrNone = (name: string, text: string | undefined): number | undefined =>
  text === undefined ? undefined : whole(name, text);

function courseOrNone(text: string | undefined): Course | undefined {
  const course = COURSES.find((one) => one === text);
  if (text === undefined || course !== undefined) return course;
  throw new Error(`--course is one of ${COURSES.join(', ')}; this is ${text}`);
}

function says({ lines, went }: SeedTold): void {
  if (went === 'wrong') process.exitCode = 1;
  for (const line of lines) console.log(line);
}

async function main(): Promise<void> {
  const asked: SeedsAsked = {
    players: wholeOrNone('players', values.players),
    rounds: wholeOrNone('rounds', values.rounds),
    course: courseOrNone(values.course),
    plant: values.plant,
  };
  const [first, events] = [whole('seed', values.seed), whole('events', values.events)];
  const most = wholeOrNone('processes', values.processes) ?? availableParallelism();
  let megabytes = 0;
  if (events === 1) {
    says(await seedPlayer(asked)(first));
    megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  } else {
    const seeds = Array.from({ length: events }, (_, at) => first + at);
    const tell = inOrder(first, says);
    await playInProcesses(seeds, Math.min(most, events), asked, (from) => {
      megabytes = Math.max(megabytes, from.megabytes);
      tell(from.seed, from.told);
    });
  }
  console.log(`peak memory ${megabytes} MB`);
}

if (values.help) console.log(USAGE);
else await main();
