import { join } from 'node:path';
import { rebuildReadModels } from '@adjutant/lists';
import { BEGINNING, openSqliteStore } from '@adjutant/store';
import { buildBigLog } from '../support/big-log.js';
import {
  assertSame,
  atLeast,
  rate,
  ratiosOf,
  whole,
  type Bench,
  type Figure,
  type Outcome,
} from '../support/figure.js';
import { interleave, median, seconds } from '../support/measure.js';
import { PACKS } from '../support/places.js';

const LEAST_RATE = 150_000;
/** Of reading and parsing the log alone. */
const LEAST_SHARE = 0.5;
/** Of the rate over the smaller log: whatever grows faster than the log shows there. */
const LEAST_LINEAR = 0.85;
const WHOLE = [100_000, 4_000_000] as const;
const SMALL = [20_000, 80_000] as const;
const PAGE = 1_000;

export const rebuild: Figure = {
  name: 'rebuild',
  title: `all read models from the log, beside reading the log alone, up to ${whole(WHOLE[1])} events (1.5 GB in the folder for temporary files)`,
  async measure(bench) {
    const [small, large] = bench.quick ? SMALL : WHOLE;
    const few = await measure(bench, await logOf(bench, small), bench.rounds);
    // Read and built again several times it would take an hour: once to warm up, once to be counted.
    const many = await measure(bench, await logOf(bench, large), 1);
    const linear = many.rate / few.rate;
    const says = `${whole(large)} at no less than ${LEAST_LINEAR} of the rate at ${whole(small)} (${linear.toFixed(2)})`;
    return [few.outcome, { ...many.outcome, aims: [...many.outcome.aims, { says, met: linear >= LEAST_LINEAR }] }];
  },
};

async function logOf(bench: Bench, events: number): Promise<string> {
  return (await buildBigLog(bench.shelf, bench.folder(), events, bench.says)).folder;
}

async function measure(bench: Bench, folder: string, times: number): Promise<{ rate: number; outcome: Outcome }> {
  const data = bench.folder();
  const file = join(folder, 'adjutant.db');
  const log = await readLog(file);
  const rounds = await interleave(
    times,
    async () => {
      const settings = { store: `sqlite:${file}`, data, packs: PACKS };
      let events = 0;
      const took = await seconds(async () => {
        const rebuilt = await rebuildReadModels(settings, { shelf: bench.shelf });
        assertSame('where rebuilding stopped', rebuilt.stuck?.reason, undefined);
        events = rebuilt.events;
      });
      assertSame('events in the read models', events, log);
      return events / took;
    },
    async () => log / (await seconds(() => readLog(file))),
  );
  const rates = rounds.map(({ ours }) => ours);
  const outcome: Outcome = {
    name: `rebuild from ${whole(log)} events`,
    ratios: ratiosOf(rounds),
    ours: rate(rates, 'events'),
    beside: `${rate(
      rounds.map(({ beside }) => beside),
      'events',
    )} read and parsed`,
    aims: [
      { says: `at least ${whole(LEAST_RATE)} events/s`, met: median(rates) >= LEAST_RATE },
      atLeast(LEAST_SHARE, rounds),
    ],
  };
  return { rate: median(rates), outcome };
}

async function readLog(file: string): Promise<number> {
  const store = openSqliteStore(file);
  let [after, events] = [BEGINNING, 0];
  for (;;) {
    const page = await store.readAllBare(after, PAGE);
    const last = page.at(-1);
    if (!last) break;
    after = last.position;
    events += page.length;
  }
  await store.close();
  return events;
}
