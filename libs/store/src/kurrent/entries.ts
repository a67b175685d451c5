import type { Actor, JsonObject, Message } from '@adjutant/kernel';
import { PoisonedEvent } from '../errors.js';
import type { Metadata, StoredEvent } from '../port.js';
import { messageOf } from '../trouble.js';
import type { Proposal, Recorded } from './messages.js';
import { nameIn, renderPlace } from './layout.js';

/** A record that is put back in more than one append: it is whole when the event at `to` is there. */
export interface Unfinished {
  readonly to: number;
  /** Hash of its last event. */
  readonly head: string;
}

/** What is written beside an event: its metadata, and what only this adapter needs to know. */
export interface Beside extends Metadata {
  readonly putBack?: Unfinished;
}

export interface Writable {
  readonly type: string;
  /** Its data as JSON. */
  readonly text: string;
  readonly meta: Metadata;
}

/** An event of the log as it is handed to the server. */
export interface EventProposal extends Proposal {
  /** What `meta` says. */
  readonly beside: Beside;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export function proposalOf({ type, text, meta }: Writable, putBack?: Unfinished): EventProposal {
  const beside: Beside = putBack ? { ...meta, putBack } : meta;
  const id = idOf(meta.hash);
  return { id, type, json: true, data: encoder.encode(text), meta: encoder.encode(JSON.stringify(beside)), beside };
}

/**
 * The id under which the server knows an event. It follows from the hash, which tells everything about an event: the
 * server takes an event with a known id for written, and must not do so with what another instance made of the same command.
 */
export function idOf(hash: string): string {
  const hex = hash.slice(-32);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

/** An event of the log, read as far as somebody looks at it. */
export class Entry {
  readonly stream: string;
  readonly #recorded: Recorded;
  #beside: Beside | undefined;

  constructor(recorded: Recorded, prefix: string) {
    this.#recorded = recorded;
    this.stream = nameIn(prefix, recorded.stream);
  }

  get revision(): number {
    return this.#recorded.revision;
  }

  get place(): bigint {
    return this.#recorded.place;
  }

  get position(): string {
    return renderPlace(this.#recorded.place);
  }

  get type(): string {
    return this.#recorded.type;
  }

  get event(): Message {
    const { type, data } = this.#recorded;
    try {
      return { type, data: objectIn(data) as JsonObject };
    } catch (error) {
      throw this.poisoned(`its data is damaged (${messageOf(error)})`, error);
    }
  }

  /** In the order in which every store writes it, without what stands beside. */
  get meta(): Metadata {
    const { eventId, commandId, correlationId, causationId, actor, occurredAt, recordedAt, ...rest } = this.beside;
    const { schemaVersion, payloadHash, previousHash, hash } = rest;
    const ids = { eventId, commandId, correlationId, causationId };
    const who: Actor = { id: actor.id, role: actor.role };
    return { ...ids, actor: who, occurredAt, recordedAt, schemaVersion, payloadHash, previousHash, hash };
  }

  get beside(): Beside {
    return (this.#beside ??= this.#read());
  }

  get original(): StoredEvent {
    const { stream, revision, position, event, meta } = this;
    return { stream, revision, position, event, meta };
  }

  poisoned(reason: string, cause?: unknown): PoisonedEvent {
    return new PoisonedEvent(this, reason, cause);
  }

  #read(): Beside {
    try {
      const beside = objectIn(this.#recorded.meta) as unknown as Beside;
      const texts = [
        beside.eventId,
        beside.commandId,
        beside.payloadHash,
        beside.previousHash,
        beside.hash,
        beside.actor?.id,
      ];
      if (!texts.every((text) => typeof text === 'string')) throw new Error('members are missing');
      return beside;
    } catch (error) {
      throw this.poisoned(`its metadata is damaged (${messageOf(error)})`, error);
    }
  }
}

function objectIn(bytes: Uint8Array): object {
  const value = JSON.parse(decoder.decode(bytes)) as unknown;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error('it is no JSON object');
}
