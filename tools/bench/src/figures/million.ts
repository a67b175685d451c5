import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openSqliteStore, type EventStore } from '@adjutant/store';
import { longMatch } from '../long-match.js';
import { appendAll } from '../support/appending.js';
import { assertSame, atLeast, rate, ratiosOf, whole, type Figure } from '../support/figure.js';
import { interleave, seconds } from '../support/measure.js';
import { worksFor } from '../support/works.js';

const ROUNDS = 15;
const CALLERS = 32;

export const million: Figure = {
  name: 'million',
  title: 'appends to a large log, beside appends to a fresh one',
  async measure(bench) {
    const big = await bench.bigLog();
    const large = openSqliteStore(join(big.folder, 'adjutant.db'));
    const fresh = openSqliteStore(join(bench.folder(), 'adjutant.db'));
    const events = longMatch(bench.shelf, 200);
    const before = Number(await large.head());
    const appends = bench.quick ? 50 : 100;
    const write = async (store: EventStore): Promise<number> => {
      const streams = Array.from({ length: CALLERS }, () => `match-${randomUUID()}`);
      const works = worksFor(events, streams, appends);
      const took = await seconds(() => appendAll(store, works, CALLERS, 0));
      for (const stream of streams) assertSame('intact chain', (await store.verifyChain(stream)).intact, true);
      return works.length / took;
    };
    const rounds = await interleave(
      ROUNDS,
      () => write(large),
      () => write(fresh),
    );
    const count = (ROUNDS + 1) * CALLERS * appends;
    assertSame('events added to the large log', Number(await large.head()) - before, count);
    assertSame('events in the fresh log', Number(await fresh.head()), count);
    await large.close();
    await fresh.close();
    return [
      {
        name: `append at ${whole(before)} events, ${CALLERS} callers`,
        ratios: ratiosOf(rounds),
        ours: rate(
          rounds.map(({ ours }) => ours),
          'appends',
        ),
        beside: `${rate(
          rounds.map(({ beside }) => beside),
          'appends',
        )} to a fresh store`,
        aims: [atLeast(0.9, rounds)],
      },
    ];
  },
};
