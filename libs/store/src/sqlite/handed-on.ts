import type { JsonObject, Message } from '@adjutant/kernel';
import { NewestHeld } from '../newest-held.js';
import type { Link, Metadata, PlacedEvent, StoredEvent } from '../port.js';
import { renderPosition } from '../positions.js';

/** An event as it went into the log, with its place there. */
export interface Written {
  readonly place: number;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  /** Its data: every reader is handed objects of its own. */
  readonly text: string;
  readonly meta: Metadata;
}

/** What one transaction wrote. */
export interface Batch {
  /** What the file said, within the transaction, of the commits of others: it says something else once there are more of them. */
  readonly version: number | undefined;
  /** In the order of their places; undefined where something was written of which only the file can tell. */
  readonly written: readonly Written[] | undefined;
}

/** More than a batch of commands brings, and little beside everything else that a process keeps. */
const MOST_BYTES = 4_000_000;
/** What an event takes besides its data. */
const AROUND_BYTES = 600;

const OF_WRITTEN = {
  place: ({ place }: Written) => place,
  size: ({ text }: Written) => text.length + AROUND_BYTES,
};

/**
 * The end of the log as this process has committed it, without a gap: whoever follows the log takes it from here, and reads the
 * file only for what is older. As soon as anybody else has written to the file nothing is said any more, until this process
 * writes again.
 */
export class HandedOn {
  readonly #held: NewestHeld<number, Written>;
  #version: number | undefined;
  /** Everything after this place is held, up to the last; undefined where nothing can be said. */
  #since: number | undefined;
  #last = 0;

  constructor(most = MOST_BYTES) {
    this.#held = new NewestHeld(OF_WRITTEN, most);
  }

  /** To be called when a transaction has been committed, and never before. */
  committed({ version, written }: Batch): void {
    const [first] = written ?? [];
    if (written && !first) return;
    if (!first || version !== this.#version || first.place !== this.#last + 1) this.#forget();
    if (!written || !first) return;
    this.#version = version;
    this.#since ??= first.place - 1;
    for (const one of written) {
      this.#last = one.place;
      this.#since = this.#held.push(one) ?? this.#since;
    }
  }

  /** What stands after a place; undefined where only the file can say. `version`: what that says of the commits of others now. */
  after(place: number, limit: number, version: () => number | undefined): readonly Written[] | undefined {
    if (this.#since === undefined || place < this.#since) return undefined;
    if (version() === this.#version) return this.#held.after(place, limit);
    this.#forget();
    return undefined;
  }

  #forget(): void {
    this.#since = undefined;
    this.#held.clear();
  }
}

/** The event as it reads; its data is made of its text when somebody looks at it, which most who follow do not. */
export function storedAsWritten({ place, stream, revision, type, text, meta }: Written): StoredEvent {
  let event: Message | undefined;
  return {
    stream,
    revision,
    position: renderPosition(place),
    get event() {
      return (event ??= lazily(type, text));
    },
    meta: { ...meta, actor: { ...meta.actor } },
  };
}

export function placedAsWritten({ place, stream, revision, type, text }: Written): PlacedEvent {
  return { stream, revision, position: renderPosition(place), event: { type, data: dataOf(text) } };
}

export function linkAsWritten({ place, stream, revision, type, meta }: Written): Link {
  return { stream, revision, position: renderPosition(place), number: place - 1, type, hash: meta.hash };
}

function lazily(type: string, text: string): Message {
  let data: JsonObject | undefined;
  return {
    type,
    get data() {
      return (data ??= dataOf(text));
    },
  };
}

const dataOf = (text: string): JsonObject => JSON.parse(text) as JsonObject;
