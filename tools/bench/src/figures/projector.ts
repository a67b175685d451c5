import { join } from 'node:path';
import { freshDatabase, startPostgres } from '@adjutant/tools-services';
import { insertBare } from '../support/bare-rows.js';
import { buildBigLog } from '../support/big-log.js';
import {
  assertSame,
  rate,
  ratiosOf,
  whole,
  type Bench,
  type BigLog,
  type Figure,
  type Outcome,
} from '../support/figure.js';
import { interleave, median } from '../support/measure.js';
import { project, projectEmbedded, type Projected } from '../support/projecting.js';

const LEAST_RATE = 60_000;
const LEAST_LINEAR = 0.85;
const MOST_GROWTH = 0.1;

export const projector: Figure = {
  name: 'projector',
  title: 'the lists in a real PostgreSQL (fsync on), kept by one projector, beside the same lists in SQLite',
  async measure(bench) {
    const server = await startPostgres();
    try {
      const size = bench.quick ? 20_000 : 100_000;
      const small = await buildBigLog(bench.shelf, bench.folder(), size, bench.says);
      const large = await buildBigLog(bench.shelf, bench.folder(), size * 4, bench.says);
      const few = await measure(bench, server.url, small);
      const many = await measure(bench, server.url, large);
      const linear = many.rate / few.rate;
      const says = `the larger at no less than ${LEAST_LINEAR} of the smaller one’s rate (${linear.toFixed(2)})`;
      const straight = { ...many.outcome, aims: [...many.outcome.aims, { says, met: linear >= LEAST_LINEAR }] };
      return [few.outcome, straight, await memoryOver(server.url, await bench.bigLog())];
    } finally {
      await server.stop();
    }
  },
};

async function measure(bench: Bench, server: string, log: BigLog): Promise<{ rate: number; outcome: Outcome }> {
  const bare: number[] = [];
  const rounds = await interleave(
    bench.rounds,
    async () => {
      const database = await freshDatabase(server);
      const other = await freshDatabase(server);
      const { seconds } = await project(fileOf(log), database.url, log.events);
      bare.push(await insertBare(database.url, other.url));
      await Promise.all([database.drop(), other.drop()]);
      return log.events / seconds;
    },
    () => projectEmbedded(fileOf(log), join(bench.folder(), 'lists.db'), bench.shelf, log.events),
  );
  const rates = rounds.map(({ ours }) => ours);
  const besides = rounds.map(({ beside }) => beside);
  const outcome: Outcome = {
    name: `projector, ${whole(log.events)} events, ${whole(log.matches)} matches`,
    ratios: ratiosOf(rounds),
    ours: rate(rates, 'events'),
    beside: `${rate(besides, 'events')} into SQLite; bare inserts of the same match rows: ${rate(bare.slice(1), 'rows')}`,
    aims: [{ says: `at least ${whole(LEAST_RATE)} events/s`, met: median(rates) >= LEAST_RATE }],
  };
  return { rate: median(rates), outcome };
}

async function memoryOver(server: string, log: BigLog): Promise<Outcome> {
  const database = await freshDatabase(server);
  const { seconds, megabytes }: Projected = await project(fileOf(log), database.url, log.events);
  await database.drop();
  assertSame('quarters at which memory was looked at', megabytes.length, 4);
  const [, half = 0, , last = 0] = megabytes;
  const growth = (last - half) / half;
  return {
    name: `memory of the projector over ${whole(log.events)} events`,
    ratios: [],
    ours: `${megabytes.map((one) => `${whole(one)} MB`).join(', ')} at each quarter`,
    beside: `${whole(log.events / seconds)} events/s`,
    aims: [
      {
        says: `the second half adds at most ${MOST_GROWTH * 100} % (${(growth * 100).toFixed(1)} %)`,
        met: growth <= MOST_GROWTH,
      },
    ],
  };
}

function fileOf({ folder }: BigLog): string {
  return join(folder, 'adjutant.db');
}
