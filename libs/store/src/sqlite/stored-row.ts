import type { Message } from '@adjutant/kernel';
import { PoisonedEvent } from '../errors.js';
import type { EventPlace } from '../lift.js';
import type { Metadata, StoredEvent } from '../port.js';
import { messageOf } from '../trouble.js';

interface Unread {
  /** Throws where it is damaged. */
  metadata(): Metadata;
}

/**
 * An event whose metadata is worked out when it is asked for: most readers want the data only. `meta` is a member of its own, so that
 * copies and comparisons have it; one getter serves all, as one of each object's own would take twice as long to make.
 */
export class StoredRow implements StoredEvent {
  static readonly #META: PropertyDescriptor & ThisType<StoredRow> = {
    enumerable: true,
    configurable: true,
    get() {
      return (this.#known ??= this.#read());
    },
  };

  readonly stream: string;
  readonly revision: number;
  readonly position: string;
  readonly event: Message;
  declare readonly meta: Metadata;
  readonly #unread: Unread;
  #known: Metadata | undefined;

  constructor({ stream, revision, position }: EventPlace, event: Message, unread: Unread) {
    this.stream = stream;
    this.revision = revision;
    this.position = position;
    this.event = event;
    this.#unread = unread;
    Object.defineProperty(this, 'meta', StoredRow.#META);
  }

  #read(): Metadata {
    try {
      return this.#unread.metadata();
    } catch (error) {
      throw new PoisonedEvent(this, `its metadata is damaged (${messageOf(error)})`, error);
    }
  }
}
