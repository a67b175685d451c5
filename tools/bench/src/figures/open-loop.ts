import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MatchCommand } from '@adjutant/match';
import { longCommands } from '../long-match.js';
import { Connection, getting, posting, type Answer } from '../support/connection.js';
import { assertSame, ms, type Figure } from '../support/figure.js';
import { percentile } from '../support/measure.js';
import { level, startServer, type Server } from '../support/server.js';

const PER_SECOND = 100;
const MOST_MS = 30;
const OPENING = 4;

interface LiveMatch {
  readonly path: string;
  sent: number;
  busy: boolean;
}

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
        const ours = await arrivals(bench.quick ? 2 : 5, () => table.command());
        const beside = await arrivals(bench.quick ? 1 : 2, () => table.knock());
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

function spread(latencies: readonly number[]): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => ms(percentile(latencies, share)));
  return `p50 ${p50}, p99 ${p99}, max ${most} (${latencies.length} requests)`;
}

/** Arrivals do not wait for answers: a server that falls behind is seen to. */
async function arrivals(forSeconds: number, send: () => Promise<void>): Promise<readonly number[]> {
  const latencies: Promise<number>[] = [];
  const end = performance.now() + forSeconds * 1000;
  let due = performance.now();
  for (;;) {
    due += (-Math.log(1 - Math.random()) * 1000) / PER_SECOND;
    if (due > end) return Promise.all(latencies);
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    const meant = due;
    latencies.push(send().then(() => performance.now() - meant));
  }
}

class Tables {
  readonly #server: Server;
  readonly #commands: readonly MatchCommand[];
  readonly #matches: LiveMatch[] = [];
  readonly #idle: Connection[] = [];

  constructor(server: Server, commands: readonly MatchCommand[]) {
    this.#server = server;
    this.#commands = commands;
  }

  async open(count: number): Promise<void> {
    const openOne = async (): Promise<void> => {
      const match = { path: `/api/matches/${randomUUID()}/commands`, sent: OPENING, busy: false };
      const list = this.#commands.slice(0, OPENING).map((command) => ({ commandId: randomUUID(), ...command }));
      assertSame('status of an opening', (await this.#send(posting(match.path, list))).status, 200);
      this.#matches.push(match);
    };
    for (let opened = 0; opened < count; opened += 20) await Promise.all(Array.from({ length: 20 }, openOne));
  }

  /** The next command of any match that waits for none. */
  async command(): Promise<void> {
    let match = this.#any();
    while (match.busy) match = this.#any();
    match.busy = true;
    const command = this.#commands[match.sent] as MatchCommand;
    const { status, body } = await this.#send(posting(match.path, { commandId: randomUUID(), ...command }));
    assertSame(`status of ${command.type} (${body.slice(0, 300)})`, status, 200);
    match.sent += 1;
    match.busy = false;
  }

  async knock(): Promise<void> {
    assertSame('status of a knock', (await this.#send(getting('/api/health/live'))).status, 200);
  }

  /** Every answered command is in its match. */
  async assertRead(): Promise<void> {
    for (const match of this.#matches) {
      const { body } = await this.#send(getting(match.path.replace('/commands', `/events?from=${match.sent - 1}`)));
      assertSame('events after the last answered one', (JSON.parse(body) as { events: unknown[] }).events.length, 1);
    }
  }

  close(): void {
    for (const connection of this.#idle) connection.close();
  }

  #any(): LiveMatch {
    return this.#matches[Math.floor(Math.random() * this.#matches.length)] as LiveMatch;
  }

  async #send(request: string): Promise<Answer> {
    const connection = this.#idle.pop() ?? (await Connection.open(this.#server.port));
    const answer = await connection.send(request);
    this.#idle.push(connection);
    return answer;
  }
}
