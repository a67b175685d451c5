import { setImmediate as nextTurn } from 'node:timers/promises';
import { BEGINNING, PoisonedEvent, type EventStore, type Position, type StoredEvent } from '@adjutant/store';
import type { Message } from '../messages/message.js';
import type { Checkpoint } from '../publishing/broker.js';
import { Stuck } from './stuck.js';

/** What is sent in one go. */
export interface Batch {
  readonly messages: readonly Message[];
  readonly events: number;
  /** With the last event of the batch. */
  readonly checkpoint: Checkpoint;
}

/** The next events, up to one that cannot be sent. */
export interface Read {
  readonly batch?: Batch;
  readonly stuck?: Stuck;
}

type Translate = (stored: StoredEvent) => readonly Message[] | Promise<readonly Message[]>;

/** What is read at once. Between two pages whoever sends hears the broker, which answers several times for each batch. */
const PAGE = 250;

interface Page {
  readonly events: readonly StoredEvent[];
  /** Behind these. */
  readonly stuck?: Stuck;
}

interface Told {
  readonly messages: Message[];
  events: number;
  bytes: number;
  last: StoredEvent | undefined;
  stuck: Stuck | undefined;
}

/** The log in batches, from one checkpoint to the next. */
export class Batches {
  constructor(
    private readonly store: EventStore,
    private readonly translate: Translate,
    private readonly limits: { readonly events: number; readonly bytes: number },
  ) {}

  async next(after: Checkpoint | undefined, most = this.limits.events): Promise<Read> {
    const told: Told = { messages: [], events: 0, bytes: 0, last: undefined, stuck: undefined };
    for await (const page of this.#pages(after?.position ?? BEGINNING, most)) {
      if (!(await this.#tell(page.events, told))) break;
      told.stuck = page.stuck;
    }
    const { messages, events, last, stuck } = told;
    const found = stuck ? { stuck } : {};
    if (!last) return found;
    return { batch: { messages, events, checkpoint: checkpointAt(last, (after?.number ?? -1) + events) }, ...found };
  }

  /** Whether more would go out at once: there is an end to that, and an event of which there can be no message. */
  async #tell(events: readonly StoredEvent[], told: Told): Promise<boolean> {
    for (const stored of events) {
      try {
        const messages = this.translate(stored);
        for (const message of messages instanceof Promise ? await messages : messages) {
          told.messages.push(message);
          told.bytes += message.value.length;
        }
      } catch (error) {
        told.stuck = Stuck.at(stored, error);
        return false;
      }
      told.events++;
      told.last = stored;
      if (told.bytes > this.limits.bytes) return false;
    }
    return true;
  }

  async *#pages(from: Position, most: number): AsyncGenerator<Page> {
    for (let [after, left] = [from, most]; left > 0; left -= PAGE) {
      const asked = Math.min(left, PAGE);
      const page = await this.#page(after, asked);
      yield page;
      const last = page.events.at(-1);
      if (!last || page.events.length < asked) return;
      after = last.position;
      await nextTurn();
    }
  }

  /** One bad event fails its whole page: what stands before it is read one by one. */
  async #page(after: Position, most: number): Promise<Page> {
    try {
      return { events: await this.store.readAll(after, most) };
    } catch (error) {
      if (!(error instanceof PoisonedEvent)) throw error;
    }
    const events: StoredEvent[] = [];
    while (events.length < most) {
      try {
        const [stored] = await this.store.readAll(events.at(-1)?.position ?? after, 1);
        if (!stored) break;
        events.push(stored);
      } catch (error) {
        if (!(error instanceof PoisonedEvent)) throw error;
        return { events, stuck: Stuck.at(error, error) };
      }
    }
    return { events };
  }
}

export function checkpointAt({ stream, revision, position, meta }: StoredEvent, number: number): Checkpoint {
  return { stream, revision, hash: meta.hash, position, number };
}
