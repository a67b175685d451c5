import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MatchCommand } from '@adjutant/match';
import { carrying, Connection, getting, posting, type Answer } from './connection.js';
import { assertSame, ms } from './figure.js';
import { percentile } from './measure.js';
import type { Server } from './server.js';

const OPENING = 4;

interface LiveMatch {
  readonly path: string;
  /** Of whoever records it, where people sign in. */
  readonly cookie: string | undefined;
  sent: number;
  busy: boolean;
}

export function spread(latencies: readonly number[]): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => ms(percentile(latencies, share)));
  return `p50 ${p50}, p99 ${p99}, max ${most} (${latencies.length} requests)`;
}

/**
 * Arrivals do not wait for answers: a server that falls behind is seen to. `send` gives the time at which what was asked for
 * was there; milliseconds from when it was meant to be sent.
 */
export async function arrivals(
  forSeconds: number,
  perSecond: number,
  send: (meant: number) => Promise<number>,
): Promise<readonly number[]> {
  const latencies: Promise<number>[] = [];
  const end = performance.now() + forSeconds * 1000;
  let due = performance.now();
  for (;;) {
    due += (-Math.log(1 - Math.random()) * 1000) / perSecond;
    if (due > end) return Promise.all(latencies);
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    const meant = due;
    latencies.push(send(meant).then((done) => done - meant));
  }
}

export class Tables {
  readonly #server: Server;
  readonly #commands: readonly MatchCommand[];
  readonly #matches: LiveMatch[] = [];
  readonly #idle: Connection[] = [];
  #opened = 0;

  /** `cookies`: the sessions that record, which share the matches evenly; none where nobody signs in. */
  constructor(
    server: Server,
    commands: readonly MatchCommand[],
    private readonly cookies: readonly string[] = [],
  ) {
    this.#server = server;
    this.#commands = commands;
  }

  async open(count: number): Promise<void> {
    const openOne = async (): Promise<void> => {
      const cookie = this.cookies[this.#opened % this.cookies.length];
      this.#opened += 1;
      const match = { path: `/api/matches/${randomUUID()}/commands`, cookie, sent: OPENING, busy: false };
      const list = this.#commands.slice(0, OPENING).map((command) => ({ commandId: randomUUID(), ...command }));
      assertSame('status of an opening', (await this.#send(posting(match.path, list), match)).status, 200);
      this.#matches.push(match);
    };
    for (let opened = 0; opened < count; opened += 20) await Promise.all(Array.from({ length: 20 }, openOne));
  }

  /** The next command of any match that waits for none. */
  async command(commandId: string = randomUUID()): Promise<void> {
    let match = this.#any();
    while (match.busy) match = this.#any();
    match.busy = true;
    const command = this.#commands[match.sent] as MatchCommand;
    const { status, body } = await this.#send(posting(match.path, { commandId, ...command }), match);
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
      const { body } = await this.#send(
        getting(match.path.replace('/commands', `/events?from=${match.sent - 1}`)),
        match,
      );
      assertSame('events after the last answered one', (JSON.parse(body) as { events: unknown[] }).events.length, 1);
    }
  }

  close(): void {
    for (const connection of this.#idle) connection.close();
  }

  #any(): LiveMatch {
    return this.#matches[Math.floor(Math.random() * this.#matches.length)] as LiveMatch;
  }

  async #send(request: string, { cookie }: Partial<LiveMatch> = {}): Promise<Answer> {
    const connection = this.#idle.pop() ?? (await Connection.open(this.#server.port));
    const answer = await connection.send(cookie === undefined ? request : carrying(cookie, request));
    this.#idle.push(connection);
    return answer;
  }
}
