import { longCommands } from '../long-match.js';
import { ms, type Bench, type Figure, type Outcome } from '../support/figure.js';
import type { Served } from '../support/http-clients.js';
import { arrivals, spread, Tables } from '../support/live-matches.js';
import { median, percentile } from '../support/measure.js';
import { level, processorSeconds, startServer } from '../support/server.js';
import { cookiesOf, startStaffed } from '../support/staffed.js';

const MOST_MS = 30;
/** Each session may change something 300 times in a minute. */
const SESSIONS = { whole: 120, quick: 40 };
const MOST_STAFFED = 1.25;
/** How many commands in a second, and how many times as late as requests that do nothing the last in a hundred may be. */
const PACES = [
  { perSecond: 100, most: 2 },
  { perSecond: 1_000, most: 3 },
] as const;

type Pace = (typeof PACES)[number];

export const openLoop: Figure = {
  name: 'open-loop',
  title:
    'live matches whose commands arrive at random, timed from when each was meant to be sent, where nobody signs in and where people have',
  async measure(bench) {
    const server = await startServer(bench.folder());
    const open = await measured(bench, 'nobody signs in', { server }, []).finally(() => server.stop());
    const staffed = await startStaffed(bench.folder());
    try {
      const cookies = await cookiesOf(staffed, bench.quick ? SESSIONS.quick : SESSIONS.whole);
      const closed = await measured(bench, 'a cookie for each table', staffed, cookies);
      return [...open.map(({ outcome }) => outcome), ...closed.map((one, index) => besideOpen(one, open[index]))];
    } finally {
      await staffed.stop();
    }
  },
};

interface Measured {
  readonly outcome: Outcome;
  /** Processor time of the server for each command, in microseconds. */
  readonly processorUs: number;
}

async function measured(bench: Bench, who: string, place: Served, cookies: readonly string[]): Promise<Measured[]> {
  const matches = bench.quick ? 500 : 2_000;
  const table = new Tables(place.server, longCommands(400), cookies);
  try {
    await table.open(matches);
    await level(place.server);
    const all: Measured[] = [];
    for (const pace of PACES) all.push(await atPace(bench, table, place, pace, `${matches} live matches, ${who}`));
    await table.assertRead();
    return all;
  } finally {
    table.close();
  }
}

const now = (): number => performance.now();
const late = (latencies: readonly number[]): number => percentile(latencies, 0.99);

async function atPace(bench: Bench, table: Tables, place: Served, pace: Pace, name: string): Promise<Measured> {
  const { perSecond, most } = pace;
  const [long, short] = bench.quick ? [2, 1] : [5, 2];
  const rounds: { readonly ours: readonly number[]; readonly beside: readonly number[] }[] = [];
  let had = 0;
  for (let round = 0; round < bench.rounds; round += 1) {
    const before = await processorSeconds(place.server, place.token);
    const ours = await arrivals(long, perSecond, () => table.command().then(now));
    had += (await processorSeconds(place.server, place.token)) - before;
    const beside = await arrivals(short, perSecond, () => table.knock().then(now));
    rounds.push({ ours, beside });
  }
  const ours = rounds.flatMap((round) => round.ours);
  const ratios = rounds.map((round) => late(round.ours) / late(round.beside));
  const processorUs = (had * 1_000_000) / ours.length;
  const within = { says: `99 of 100 within ${MOST_MS} ms (${ms(late(ours))})`, met: late(ours) <= MOST_MS };
  const outcome: Outcome = {
    name: `${name}, ${perSecond} commands/s`,
    ratios,
    ours: `${spread(ours)}, ${Math.round(processorUs)} µs of the server each`,
    beside: `${spread(rounds.flatMap(({ beside }) => beside))} for requests that do nothing`,
    aims: [
      ...(perSecond === 100 ? [within] : []),
      { says: `99 of 100 at most ${most} times as late`, met: median(ratios) <= most },
    ],
  };
  return { outcome, processorUs };
}

function besideOpen({ outcome, processorUs }: Measured, open: Measured | undefined): Outcome {
  const times = processorUs / (open?.processorUs ?? Number.NaN);
  const says = `at most ${MOST_STAFFED} times the processor time of where nobody signs in (${times.toFixed(2)})`;
  return { ...outcome, aims: [...outcome.aims, { says, met: times <= MOST_STAFFED }] };
}
