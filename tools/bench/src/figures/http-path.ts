import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { matchStream } from '@adjutant/match';
import { openSqliteStore, type EventStore } from '@adjutant/store';
import { longCommands } from '../long-match.js';
import { BareLog } from '../support/bare-log.js';
import { assertSame, atLeast, atMost, rate, ratiosOf, whole, type Figure, type Outcome } from '../support/figure.js';
import { throughHttp, throughputOf, type Throughput } from '../support/http-clients.js';
import { inTurns, median, seconds, type Round } from '../support/measure.js';
import { eventsOf, recorderIn, throughRecord } from '../support/recording.js';
import { startServer } from '../support/server.js';
import { cookieJar, startStaffed } from '../support/staffed.js';
import { worksFor } from '../support/works.js';

const CLIENTS = 64;
const LEAST_RATE = 3_000;
const MOST_US = 180;
const MOST_STAFFED = 1.25;

/** Over HTTP where nobody signs in; the same where everybody has; `record` alone; the rows alone. */
type Sides = readonly [Throughput, Throughput, number, number];

export const httpPath: Figure = {
  name: 'http',
  title: `the whole way over HTTP with ${CLIENTS} clients, where nobody signs in and where each has a cookie, beside the same commands through \`record\` alone and the bare group commit of the same rows`,
  async measure(bench) {
    const commands = longCommands(0).slice(0, bench.quick ? 40 : undefined);
    const [open, closed, alone, bare] = [bench.folder(), bench.folder(), bench.folder(), bench.folder()];
    const server = await startServer(open);
    const staffed = await startStaffed(closed);
    const cookies = cookieJar(staffed, CLIENTS);
    const recorder = recorderIn(bench, alone);
    const rows = new BareLog(join(bare, 'bare.db'));
    const events = await eventsOf(bench, commands);
    const writeRows = async (): Promise<number> => {
      const streams = Array.from({ length: CLIENTS }, () => matchStream(randomUUID()));
      const works = worksFor(events, streams, events.length);
      return (commands.length * CLIENTS) / (await seconds(() => rows.write(works, CLIENTS)));
    };
    const rounds = await inTurns<Sides>(bench.rounds, [
      () => throughHttp({ server }, commands, CLIENTS),
      () => throughHttp({ ...staffed, cookies }, commands, CLIENTS),
      () => throughRecord(recorder, commands, CLIENTS),
      writeRows,
    ]).finally(() => Promise.all([server.stop(), staffed.stop()]));
    rows.close();
    await recorder.store.close();
    const recorded = events.length * CLIENTS * (bench.rounds + 1);
    for (const folder of [open, closed, alone]) await assertRead(folder, recorded);
    return [overHttp(rounds), whereStaffed(rounds), recordAlone(rounds)];
  },
};

const perSecond = (rounds: readonly number[]): string => rate(rounds, 'commands');

function overHttp(all: readonly Sides[]): Outcome {
  const rounds = all.map(([open, , , rows]): Round => ({ ours: open.rate, beside: rows }));
  const besideRecord = all.map(([open, , record]): Round => ({ ours: open.rate, beside: record }));
  const rates = rounds.map(({ ours }) => ours);
  const [share, us] = [median(ratiosOf(besideRecord)), median(all.map(([open]) => open.processorUs))];
  return {
    name: `commands over HTTP, ${CLIENTS} clients`,
    ratios: ratiosOf(rounds),
    ours: throughputOf(
      all.map(([open]) => open),
      'commands',
    ),
    beside: `${perSecond(rounds.map(({ beside }) => beside))} of the same rows in bare group commits (${share.toFixed(2)} of \`record\` alone)`,
    aims: [
      atLeast(0.25, rounds),
      { says: `at least 0.3 of \`record\` alone (${share.toFixed(2)})`, met: share >= 0.3 },
      { says: `at least ${whole(LEAST_RATE)} commands/s`, met: median(rates) >= LEAST_RATE },
      { says: `at most ${MOST_US} µs of the server for each (${whole(us)})`, met: us <= MOST_US },
    ],
  };
}

function whereStaffed(all: readonly Sides[]): Outcome {
  const rounds = all.map(([open, staffed]): Round => ({ ours: staffed.processorUs, beside: open.processorUs }));
  return {
    name: 'the same where each client has signed in, by processor time of the server',
    ratios: ratiosOf(rounds),
    ours: throughputOf(
      all.map(([, staffed]) => staffed),
      'commands',
    ),
    beside: `${throughputOf(
      all.map(([open]) => open),
      'commands',
    )} where nobody signs in`,
    aims: [atMost(MOST_STAFFED, rounds)],
  };
}

function recordAlone(all: readonly Sides[]): Outcome {
  const rounds = all.map(([, , record, rows]): Round => ({ ours: record, beside: rows }));
  return {
    name: `\`record\` alone, with what the server gives it, ${CLIENTS} matches at once`,
    ratios: ratiosOf(rounds),
    ours: perSecond(rounds.map(({ ours }) => ours)),
    beside: `${perSecond(rounds.map(({ beside }) => beside))} of the same rows in bare group commits`,
    aims: [atLeast(0.6, rounds)],
  };
}

/** The log is read back, chain by chain: every answered command must have left its events in it. */
async function assertRead(folder: string, expected: number): Promise<void> {
  const store: EventStore = openSqliteStore(join(folder, 'adjutant.db'));
  const report = await store.verifyAll();
  await store.close();
  assertSame('events that were read back with their chains', report.intact ? report.events : report.reason, expected);
}
