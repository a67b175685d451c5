import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { matchDecider, matchStream, type MatchCommand } from '@adjutant/match';
import { openSqliteStore, record, StateCache, type Recorder, type EventStore } from '@adjutant/store';
import type { MatchEvent, MatchState } from '@adjutant/match';
import { longCommands } from '../long-match.js';
import { Connection, posting } from '../support/connection.js';
import { assertSame, atLeast, rate, ratiosOf, whole, type Bench, type Figure } from '../support/figure.js';
import { interleave, median, seconds } from '../support/measure.js';
import { level, startServer, type Server } from '../support/server.js';

const CLIENTS = 64;
const LEAST_RATE = 3_000;

type MatchRecorder = Recorder<MatchCommand, MatchState, MatchEvent>;

export const httpPath: Figure = {
  name: 'http',
  title: `the whole way over HTTP with ${CLIENTS} clients, beside the same commands through \`record\` alone`,
  async measure(bench) {
    const commands = longCommands(0).slice(0, bench.quick ? 40 : undefined);
    const count = commands.length * CLIENTS;
    const [ours, beside] = [bench.folder(), bench.folder()];
    const server = await startServer(ours);
    const recorder = recorderIn(bench, beside);
    const rounds = await interleave(
      bench.rounds,
      async () => count / (await throughHttp(server, commands)),
      async () => count / (await throughRecord(recorder, commands)),
    ).finally(() => server.stop());
    await recorder.store.close();
    const recorded = await assertRead(ours, undefined);
    await assertRead(beside, recorded);
    const rates = rounds.map((round) => round.ours);
    return [
      {
        name: `commands over HTTP, ${CLIENTS} clients`,
        ratios: ratiosOf(rounds),
        ours: rate(rates, 'commands'),
        beside: `${rate(
          rounds.map((round) => round.beside),
          'commands',
        )} through \`record\``,
        aims: [
          atLeast(0.3, rounds),
          { says: `at least ${whole(LEAST_RATE)} commands/s`, met: median(rates) >= LEAST_RATE },
        ],
      },
    ];
  },
};

function recorderIn({ shelf }: Bench, folder: string): MatchRecorder {
  const store = openSqliteStore(join(folder, 'adjutant.db'));
  return { store, decider: matchDecider(shelf), states: new StateCache<MatchState>({ max: 2_000 }) };
}

/** Each client plays a match of its own and sends a command when the one before is answered. Seconds. */
async function throughHttp(server: Server, commands: readonly MatchCommand[]): Promise<number> {
  await level(server);
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const path = `/api/matches/${randomUUID()}/commands`;
      const requests = commands.map((command) => posting(path, { commandId: randomUUID(), ...command }));
      return { connection: await Connection.open(server.port), requests };
    }),
  );
  const play = async ({ connection, requests }: (typeof clients)[number]): Promise<void> => {
    for (const request of requests) {
      const { status, body } = await connection.send(request);
      if (status !== 200 || !body.startsWith('{"outcome":"recorded"'))
        assertSame('answer', `${status} ${body}`, 'recorded');
    }
  };
  try {
    return await seconds(() => Promise.all(clients.map(play)));
  } finally {
    for (const { connection } of clients) connection.close();
  }
}

async function throughRecord(recorder: MatchRecorder, commands: readonly MatchCommand[]): Promise<number> {
  const play = async (): Promise<void> => {
    const stream = matchStream(randomUUID());
    for (const command of commands) {
      const now = new Date().toISOString();
      const occasion = { now, occurredAt: now, actor: { id: 'local', role: 'scorekeeper' } } as const;
      const answer = await record(recorder, {
        stream,
        command,
        commandId: randomUUID(),
        occasion,
        correlationId: randomUUID(),
      });
      assertSame('outcome of a command', answer.outcome, 'recorded');
    }
  };
  return seconds(() => Promise.all(Array.from({ length: CLIENTS }, play)));
}

/** Both logs are read back, chain by chain; every answered command must have left the same number of events in each. */
async function assertRead(folder: string, expected: number | undefined): Promise<number> {
  const store: EventStore = openSqliteStore(join(folder, 'adjutant.db'));
  const report = await store.verifyAll();
  await store.close();
  const events = report.intact ? report.events : -1;
  assertSame('events that were read back with their chains', events, expected ?? Math.max(events, 0));
  return events;
}
