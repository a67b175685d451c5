import { startKurrentDouble } from '@adjutant/store/kurrent-double';
import type { LoggedEvent } from '@adjutant/store';
import { longCommands } from '../long-match.js';
import { appendedSingly, carriedWhole, logOf } from '../support/carrying.js';
import { atLeast, ratiosOf, rate, whole, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { throughHttp, throughputOf, type Throughput } from '../support/http-clients.js';
import { inTurns, interleave, median, type Round } from '../support/measure.js';
import { level, startServer } from '../support/server.js';
import { startStore } from '../support/store-double.js';

const CLIENTS = 64;
const LEAST_SHARE = 0.6;
const LEAST_TIMES = 10;
const MOST_CALLS = 1.2;
/** What one append took a real server (decision 0026), beside the double, which keeps everything in memory. */
const CLUSTER_MS = 1;

export const engines: Figure = {
  name: 'engines',
  title:
    'the API over the gRPC double of KurrentDB beside the same API over SQLite, and a whole log put into that double',
  async measure(bench) {
    const log = await logOf(bench, bench.quick ? 10_000 : 100_000);
    const logs = [await wholeLog(bench, log, 0), await wholeLog(bench, log, CLUSTER_MS)];
    return [await overBoth(bench), await callsOfCommands(bench), ...logs];
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

/** What a command asks of the cluster, with everything following: counted where it is answered. */
async function callsOfCommands(bench: Bench): Promise<Outcome> {
  const double = await startKurrentDouble();
  const server = await startServer(bench.folder(), { ADJUTANT_STORE: double.url });
  const commands = longCommands(0).slice(0, bench.quick ? 20 : undefined);
  const count = commands.length * CLIENTS;
  const calls: number[] = [];
  try {
    for (let round = 0; round < bench.rounds; round += 1) {
      await level(server);
      const before = double.calls.length;
      await throughHttp({ server }, commands, CLIENTS);
      await level(server);
      calls.push((double.calls.length - before) / count);
    }
  } finally {
    await server.stop();
    await double.stop();
  }
  return {
    name: `calls to the double for each command, ${CLIENTS} clients, everything following`,
    ratios: calls,
    ours: `${median(calls).toFixed(2)} for each of ${whole(count)} commands`,
    beside: 'the one append of each',
    aims: [{ says: `at most ${MOST_CALLS}`, met: median(calls) <= MOST_CALLS }],
  };
}

/** In the same order, with the same hashes: what a move to a cluster takes. One after the other only a part of it is put there. */
async function wholeLog(bench: Bench, log: readonly LoggedEvent[], slowMs: number): Promise<Outcome> {
  const few = log.slice(0, bench.quick ? 500 : 5_000);
  const rounds = await interleave(
    bench.quick ? 1 : bench.rounds,
    () => carriedWhole(log, slowMs),
    () => appendedSingly(few, slowMs),
  );
  const answers = slowMs === 0 ? 'which answers from memory' : `whose answers take ${slowMs} ms more, as a server's do`;
  return {
    name: `a log of ${whole(log.length)} events put into the double, ${answers}`,
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
