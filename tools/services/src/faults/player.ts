import { randomUUID } from 'node:crypto';
import { longCommands } from '@adjutant/testing';

/** A command with the id that it keeps however often it is sent. */
export interface Known {
  readonly commandId: string;
  readonly type: string;
  readonly data: object;
}

export interface Answered {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: { readonly [member: string]: unknown };
}

/** What one command was answered with, once it was. */
export interface Acknowledged {
  readonly outcome: 'recorded' | 'already';
  readonly revision: number;
  /** How many entries it made. */
  readonly events: number;
  /** How often it had been sent before without an answer. */
  readonly sentBefore: number;
}

/** Somebody who plays a match over HTTP, and sends a command again, under its id, until it is answered. */
export class Player {
  readonly match = randomUUID();
  readonly acknowledged = new Map<string, Acknowledged>();
  readonly #commands: readonly Known[];
  #sent = new Map<string, number>();

  constructor(most: number) {
    this.#commands = longCommands(Math.max(0, most - 40))
      .slice(0, most)
      .map((command) => ({ commandId: randomUUID(), ...command }) as Known);
  }

  get isDone(): boolean {
    return this.acknowledged.size === this.#commands.length;
  }

  get unanswered(): number {
    return [...this.#sent.keys()].filter((id) => !this.acknowledged.has(id)).length;
  }

  /** Plays until told to stop, or until the server does not answer any more. */
  async play(url: string, stopped: () => boolean): Promise<void> {
    while (!stopped() && !this.isDone) {
      const answer = await this.next(url).catch(() => undefined);
      if (answer === undefined) return;
      if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    }
  }

  /** Sends the command that comes next; rejects where there is no answer. */
  async next(url: string): Promise<Answered> {
    const command = this.#commands[this.acknowledged.size] as Known;
    const sentBefore = this.#sent.get(command.commandId) ?? 0;
    this.#sent.set(command.commandId, sentBefore + 1);
    const answer = await send(url, this.match, command);
    const { outcome, revision, events } = answer.body as {
      outcome: Acknowledged['outcome'];
      revision: number;
      events?: [];
    };
    if (answer.status === 200)
      this.acknowledged.set(command.commandId, { outcome, revision, events: events?.length ?? 0, sentBefore });
    return answer;
  }

  /** Sends one that was acknowledged once more. */
  async repeat(url: string): Promise<Answered> {
    const ids = [...this.acknowledged.keys()];
    const id = ids[Math.floor(Math.random() * ids.length)];
    return send(url, this.match, this.#commands.find(({ commandId }) => commandId === id) as Known);
  }

  /** What the record must hold: for each command that was sent, in order, how many entries it made. */
  wants(): readonly (readonly [commandId: string, events: number])[] {
    return [...this.acknowledged].map(([id, { events }]) => [id, events] as const);
  }
}

async function send(url: string, match: string, command: Known): Promise<Answered> {
  const response = await fetch(`${url}/api/matches/${match}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  });
  const body = (await response.json()) as Answered['body'];
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
}

/** The command ids of a match as the server tells them, one for each entry. */
export async function recordedIds(url: string, match: string): Promise<readonly string[]> {
  const response = await fetch(`${url}/api/matches/${match}/events`);
  if (response.status === 404) return [];
  const { events } = (await response.json()) as { events: readonly { meta: { commandId: string } }[] };
  return events.map(({ meta }) => meta.commandId);
}

export interface Health {
  readonly ready: boolean;
  readonly checks: { readonly [check: string]: { readonly ok: boolean; readonly says: string } };
}

export async function healthOf(url: string): Promise<Health> {
  return (await (await fetch(`${url}/api/health/ready`)).json()) as Health;
}

/** Waits until something holds; says what did not where it takes too long. */
export async function until(what: string, holds: () => Promise<boolean>, patienceMs = 15_000): Promise<void> {
  const late = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > late) throw new Error(`in vain waited for ${patienceMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
