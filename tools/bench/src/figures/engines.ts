import { longCommands } from '../long-match.js';
import { appendedSingly, carriedWhole, logOf } from '../support/carrying.js';
import { atLeast, ratiosOf, rate, whole, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { throughHttp, throughputOf, type Throughput } from '../support/http-clients.js';
import { inTurns, interleave, type Round } from '../support/measure.js';
import { startServer } from '../support/server.js';
import { startStore } from '../support/store-double.js';

const CLIENTS = 64;
const LEAST_SHARE = 0.6;
const LEAST_TIMES = 10;

export const engines: Figure = {
  name: 'engines',
  title:
    'the API over the gRPC double of KurrentDB beside the same API over SQLite, and a whole log put into that double',
  async measure(bench) {
    return [await overBoth(bench), await wholeLog(bench)];
  },
};

async function overBoth(bench: Bench): Promise<Outcome> {
  const double = await startStore();
  const settings = { ADJUTANT_STORE: double.store };
  const [there, here] = [await startServer(bench.folder(), settings), await startServer(bench.folder())];
  const commands = longCommands(0).slice(0, bench.quick ? 20 : undefined);
  const all = await inTurns<readonly [Throughput, Throughput]>(bench.rounds, [
    () => throughHttp({ server: there }, commands, CLIENTS),
    () => throughHttp({ server: here }, commands, CLIENTS),
  ]).finally(async () => {
    await Promise.all([there.stop(), here.stop()]);
    await double.stop();
  });
  const rounds = all.map(([ours, beside]): Round => ({ ours: ours.rate, beside: beside.rate }));
  return {
    name: `commands over HTTP, ${CLIENTS} clients, the log in the double`,
    ratios: ratiosOf(rounds),
    ours: throughputOf(
      all.map(([ours]) => ours),
      'commands',
    ),
    beside: `${throughputOf(
      all.map(([, beside]) => beside),
      'commands',
    )} with the log in SQLite`,
    aims: [atLeast(LEAST_SHARE, rounds)],
  };
}

/** In the same order, with the same hashes: what a move to a cluster takes. One after the other only a part of it is put there. */
async function wholeLog(bench: Bench): Promise<Outcome> {
  const log = await logOf(bench, bench.quick ? 10_000 : 100_000);
  const few = log.slice(0, bench.quick ? 500 : 5_000);
  const rounds = await interleave(
    bench.quick ? 1 : bench.rounds,
    () => carriedWhole(log),
    () => appendedSingly(few),
  );
  return {
    name: `a log of ${whole(log.length)} events put into the double`,
    ratios: ratiosOf(rounds),
    ours: rate(
      rounds.map(({ ours }) => ours),
      'events',
    ),
    beside: `${rate(
      rounds.map(({ beside }) => beside),
      'events',
    )} one append after the other (the first ${whole(few.length)} of them)`,
    aims: [atLeast(LEAST_TIMES, rounds)],
  };
}
