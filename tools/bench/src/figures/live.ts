import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { longCommands } from '../long-match.js';
import { EventStream } from '../support/event-stream.js';
import type { Bench, Figure, Outcome } from '../support/figure.js';
import { arrivals, spread, Tables } from '../support/live-matches.js';
import { median, percentile } from '../support/measure.js';
import { level, startServer, type Server } from '../support/server.js';
import { startStore } from '../support/store-double.js';

const PER_SECOND = 100;
const MOST_MS = 250;
const MOST_TIMES = 3;

interface LiveSeat {
  readonly name: string;
  readonly store: string;
  stop(): Promise<void>;
}

export const live: Figure = {
  name: 'live',
  title: `a command at one instance until a stream of another shows it, ${PER_SECOND}/s at random, from when it was meant to be sent`,
  async measure(bench) {
    const outcomes: Outcome[] = [];
    for (const open of [sharedFile, overGrpc]) {
      const place = await open(bench);
      outcomes.push(await measureAt(place, bench).finally(() => place.stop()));
    }
    return outcomes;
  },
};

function sharedFile(bench: Bench): Promise<LiveSeat> {
  const store = `sqlite:${join(bench.folder(), 'adjutant.db')}`;
  return Promise.resolve({ name: 'one SQLite file', store, stop: () => Promise.resolve() });
}

async function overGrpc(): Promise<LiveSeat> {
  return { name: 'gRPC double of KurrentDB', ...(await startStore()) };
}

async function measureAt({ name, store }: LiveSeat, bench: Bench): Promise<Outcome> {
  const keys = bench.folder();
  const settings = { ADJUTANT_STORE: store, ADJUTANT_KEYS: keys };
  const servers = await Promise.all([bench.folder(), bench.folder()].map((folder) => startServer(folder, settings)));
  const [here, there] = servers as [Server, Server];
  const streams = await Promise.all(servers.map(({ port }) => EventStream.open(port)));
  const tables = new Tables(here, longCommands(400));
  const rounds: { readonly other: readonly number[]; readonly same: readonly number[] }[] = [];
  try {
    // A log is looked through when a server starts: while it is empty that is done at once, and is not measured.
    await Promise.all([level(here), level(there)]);
    await tables.open(bench.quick ? 500 : 1_000);
    await Promise.all([level(here), level(there)]);
    for (let round = 0; round < bench.rounds; round += 1) rounds.push(await oneRound(tables, streams, bench.quick));
    await tables.assertRead();
  } finally {
    tables.close();
    for (const stream of streams) stream.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
  const late = (latencies: readonly number[]): number => percentile(latencies, 0.99);
  const other = rounds.flatMap((round) => round.other);
  const ratios = rounds.map((round) => late(round.other) / late(round.same));
  return {
    name: `${PER_SECOND} commands/s, ${name}`,
    ratios,
    ours: spread(other),
    beside: `${spread(rounds.flatMap((round) => round.same))} on a stream of the same instance`,
    aims: [
      { says: `99 of 100 within ${MOST_MS} ms`, met: late(other) <= MOST_MS },
      { says: `99 of 100 at most ${MOST_TIMES} times as late`, met: median(ratios) <= MOST_TIMES },
    ],
  };
}

/** The same commands are awaited on a stream of either instance. */
async function oneRound(tables: Tables, streams: readonly EventStream[], quick: boolean) {
  const same: number[] = [];
  const other = await arrivals(quick ? 2 : 5, PER_SECOND, async (meant) => {
    const id = randomUUID();
    const [here, there] = await Promise.all([...streams.map((stream) => stream.seen(id)), tables.command(id)]);
    same.push((here as number) - meant);
    return there as number;
  });
  return { other, same };
}
