import { longCommands } from '../long-match.js';
import type { Figure } from '../support/figure.js';
import { arrivals, spread, Tables } from '../support/live-matches.js';
import { percentile } from '../support/measure.js';
import { level, startServer } from '../support/server.js';

const PER_SECOND = 100;
const MOST_MS = 30;
const now = (): number => performance.now();

export const openLoop: Figure = {
  name: 'open-loop',
  title: `live matches at ${PER_SECOND} commands/s, arriving at random, timed from when each was meant to be sent`,
  async measure(bench) {
    const matches = bench.quick ? 500 : 2_000;
    const server = await startServer(bench.folder());
    const table = new Tables(server, longCommands(400));
    const rounds: { readonly ours: readonly number[]; readonly beside: readonly number[] }[] = [];
    try {
      await table.open(matches);
      await level(server);
      for (let round = 0; round < bench.rounds; round += 1) {
        const ours = await arrivals(bench.quick ? 2 : 5, PER_SECOND, () => table.command().then(now));
        const beside = await arrivals(bench.quick ? 1 : 2, PER_SECOND, () => table.knock().then(now));
        rounds.push({ ours, beside });
      }
      await table.assertRead();
    } finally {
      table.close();
      await server.stop();
    }
    const ours = rounds.flatMap((round) => round.ours);
    const late = (latencies: readonly number[]): number => percentile(latencies, 0.99);
    return [
      {
        name: `${matches} live matches, ${PER_SECOND} commands/s`,
        ratios: rounds.map((round) => late(round.ours) / late(round.beside)),
        ours: spread(ours),
        beside: `${spread(rounds.flatMap(({ beside }) => beside))} for requests that do nothing`,
        aims: [{ says: `99 of 100 within ${MOST_MS} ms`, met: late(ours) <= MOST_MS }],
      },
    ];
  },
};
