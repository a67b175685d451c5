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
const PAGE = 1_000;

export const rebuild: Figure = {
  name: 'rebuild',
  title: 'all read models from the log, beside reading the log alone',
  async measure(bench) {
    const size = bench.quick ? 20_000 : 100_000;
    const small = await buildBigLog(bench.shelf, bench.folder(), size, bench.says);
    const big = await buildBigLog(bench.shelf, bench.folder(), size * 4, bench.says);
    const few = await measure(bench, small.folder);
    const many = await measure(bench, big.folder);
    const linear = many.rate / few.rate;
    const says = 'the larger at no less than 0.85 of the smaller one’s rate';
    return [few.outcome, { ...many.outcome, aims: [...many.outcome.aims, { says, met: linear >= 0.85 }] }];
  },
};

async function measure(bench: Bench, folder: string): Promise<{ rate: number; outcome: Outcome }> {
  const data = bench.folder();
  const file = join(folder, 'adjutant.db');
  const log = await readLog(file);
  const rounds = await interleave(
    bench.rounds,
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
