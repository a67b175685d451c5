import { randomUUID } from 'node:crypto';

/** A command with the id that it keeps however often it is sent, and where it goes. */
export interface Step {
  readonly path: string;
  readonly command: { readonly commandId: string; readonly type: string; readonly data: object };
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

export function step(path: string, type: string, data: object, more: object = {}): Step {
  return { path, command: { commandId: randomUUID(), type, data, ...more } };
}

/** Commands one after the other, each sent under its id until it is answered. */
export class Errand {
  readonly acknowledged = new Map<string, Acknowledged>();
  readonly #sent = new Map<string, number>();

  constructor(readonly steps: readonly Step[]) {}

  get isDone(): boolean {
    return this.acknowledged.size === this.steps.length;
  }

  /** Goes on until told to stop, or until the server does not answer any more. */
  async run(url: string, stopped: () => boolean): Promise<void> {
    while (!stopped() && !this.isDone) {
      const answer = await this.next(url).catch(() => undefined);
      if (answer === undefined) return;
      if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    }
  }

  /** Sends the command that comes next; rejects where there is no answer. */
  async next(url: string): Promise<Answered> {
    const next = this.steps[this.acknowledged.size] as Step;
    const { commandId } = next.command;
    const sentBefore = this.#sent.get(commandId) ?? 0;
    this.#sent.set(commandId, sentBefore + 1);
    const answer = await send(url, next);
    if (answer.status === 200) this.acknowledged.set(commandId, { ...acknowledgedIn(answer), sentBefore });
    return answer;
  }

  /** Sends one that was acknowledged once more. */
  async repeat(url: string): Promise<Answered> {
    return send(url, this.steps[Math.floor(Math.random() * this.acknowledged.size)] as Step);
  }

  /** The command ids that a stream has to hold by now, one for each entry, in order. */
  wants(path: string): readonly string[] {
    return this.steps
      .filter((one) => one.path === path)
      .flatMap(({ command: { commandId } }) =>
        Array<string>(this.acknowledged.get(commandId)?.events ?? 0).fill(commandId),
      );
  }
}

function acknowledgedIn({ body }: Answered): Omit<Acknowledged, 'sentBefore'> {
  const { outcome, revision, events } = body as unknown as Acknowledged & { readonly events: readonly unknown[] };
  return { outcome, revision, events: events.length };
}

async function send(url: string, { path, command }: Step): Promise<Answered> {
  const response = await fetch(`${url}${path}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  });
  const body = (await response.json()) as Answered['body'];
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
}
