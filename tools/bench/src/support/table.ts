import { randomUUID } from 'node:crypto';
import { longCommands } from '@adjutant/testing';
import { assertSame } from './figure.js';
import { MOST_OF_SESSION, type Session, type Staffed } from './staffed.js';

const OPENING = 4;
const COMMANDS = 2_000;

/** One table whose commands are sent one after the other, by sessions that take turns so that none asks too much. */
export class Table {
  readonly path: string;
  readonly #staffed: Staffed;
  readonly #commands = longCommands(COMMANDS);
  #session: Session | undefined;
  #ofSession = 0;
  #sent = 0;
  #revision = -1;

  constructor(staffed: Staffed, match: string = randomUUID()) {
    this.#staffed = staffed;
    this.path = `/api/matches/${match}`;
  }

  /** The entry of the last command that was answered. */
  get last(): number {
    return this.#revision;
  }

  async open(): Promise<void> {
    await this.record(OPENING);
  }

  /** So many commands in one request. */
  async record(count: number): Promise<void> {
    const some = this.#commands.slice(this.#sent, this.#sent + count);
    await this.#send(some.map((command) => ({ commandId: randomUUID(), ...command })));
    this.#sent += some.length;
  }

  /** Milliseconds from sending the next command to its answer. */
  async command(): Promise<number> {
    // On a quick machine a table sends more than its match has: then its last unit goes on acting.
    const next = this.#commands[this.#sent] ?? this.#commands.findLast(({ type }) => type === 'RecordUnitAction');
    const command = { commandId: randomUUID(), ...next };
    const took = await this.#send(command);
    this.#sent += 1;
    return took;
  }

  /** The same for a question that costs next to nothing. */
  async knock(): Promise<number> {
    const session = await this.#inTurn();
    const started = performance.now();
    const { status } = await session.get('/api/health/live');
    assertSame('answer to a knock', status, 200);
    return performance.now() - started;
  }

  /** Every answered command is in the match. */
  async assertRead(): Promise<void> {
    const { body } = await (this.#session as Session).get(`${this.path}/events?from=${this.#sent - 1}`);
    assertSame('events after the last answered command', (JSON.parse(body) as { events: unknown[] }).events.length, 1);
  }

  close(): void {
    this.#session?.close();
  }

  async #send(body: unknown): Promise<number> {
    const session = await this.#inTurn(1);
    const started = performance.now();
    const answer = await session.post(`${this.path}/commands`, body);
    const took = performance.now() - started;
    assertSame(`answer to a command (${answer.body.slice(0, 200)})`, answer.status, 200);
    this.#revision = (JSON.parse(answer.body) as { readonly revision: number }).revision;
    return took;
  }

  async #inTurn(changes = 0): Promise<Session> {
    if (!this.#session || this.#ofSession + changes > MOST_OF_SESSION) {
      this.#session?.close();
      this.#session = await this.#staffed.scorekeeper();
      this.#ofSession = 0;
    }
    this.#ofSession += changes;
    return this.#session;
  }
}
