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

/** The log in batches, from one checkpoint to the next. */
export class Batches {
  constructor(
    private readonly store: EventStore,
    private readonly translate: Translate,
    private readonly limits: { readonly events: number; readonly bytes: number },
  ) {}

  async next(after: Checkpoint | undefined, most = this.limits.events): Promise<Read> {
    const { events, stuck: unread } = await this.#page(after?.position ?? BEGINNING, most);
    const { messages, count, stuck = unread } = await this.#tell(events);
    const last = events[count - 1];
    const behind = count < events.length && stuck === unread;
    const found = stuck && !behind ? { stuck } : {};
    if (!last) return found;
    return {
      batch: { messages, events: count, checkpoint: checkpointAt(last, (after?.number ?? -1) + count) },
      ...found,
    };
  }

  /** The messages of as many events as go out at once, or until one of which there can be none. */
  async #tell(events: readonly StoredEvent[]): Promise<{ messages: Message[]; count: number; stuck?: Stuck }> {
    const messages: Message[] = [];
    let [count, bytes] = [0, 0];
    for (const stored of events) {
      if (bytes > this.limits.bytes) break;
      try {
        const told = this.translate(stored);
        for (const message of told instanceof Promise ? await told : told) {
          messages.push(message);
          bytes += message.value.length;
        }
      } catch (error) {
        return { messages, count, stuck: Stuck.at(stored, error) };
      }
      count++;
    }
    return { messages, count };
  }

  /** One bad event fails its whole page: what stands before it is read one by one. */
  async #page(after: Position, most: number): Promise<{ events: readonly StoredEvent[]; stuck?: Stuck }> {
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
