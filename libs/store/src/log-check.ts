import { PoisonedEvent } from './errors.js';
import type { BrokenStream } from './held-store.js';
import { BEGINNING, type EventStore, type Position, type StoredEvent } from './port.js';
import { brokenLink, CHAIN_START, type ChainEnd } from './sealing.js';

const PAGE = 250;

/** Where a stream is broken, and where that entry stands in the whole log. */
export interface LogBreak extends BrokenStream {
  readonly position: Position;
  /** Which event of the whole log it is, counted from 0. */
  readonly number: number;
}

/**
 * Works out every hash of the log anew from what stands there, page by page, at the pace of whoever calls `step`. It goes on
 * behind what it finds: of each stream the first entry at fault is named, and all streams are looked at.
 */
export class LogCheck {
  readonly #store: Pick<EventStore, 'readAllOriginal'>;
  readonly #ends = new Map<string, ChainEnd>();
  readonly #broken = new Map<string, LogBreak>();
  #after: Position = BEGINNING;
  #limit = PAGE;
  #events = 0;

  constructor(store: Pick<EventStore, 'readAllOriginal'>) {
    this.#store = store;
  }

  /** How many events have been looked at. */
  get events(): number {
    return this.#events;
  }

  get broken(): readonly LogBreak[] {
    return [...this.#broken.values()];
  }

  /** Every stream that was met, broken ones included. */
  get streams(): readonly string[] {
    return [...new Set([...this.#ends.keys(), ...this.#broken.keys()])];
  }

  /** Looks at the next page. False: there was none. */
  async step(): Promise<boolean> {
    const page = await this.#page();
    if (page === undefined) return true;
    for (const stored of page) this.#take(stored);
    this.#limit = Math.min(PAGE, this.#limit * 2);
    return page.length > 0;
  }

  /** One event that cannot be read fails its whole page: then it is looked for one by one, and passed over. */
  async #page(): Promise<readonly StoredEvent[] | undefined> {
    try {
      return await this.#store.readAllOriginal(this.#after, this.#limit);
    } catch (error) {
      if (!(error instanceof PoisonedEvent)) throw error;
      if (this.#limit === 1) this.#poisoned(error);
      this.#limit = 1;
      return undefined;
    }
  }

  #take(stored: StoredEvent): void {
    const { stream, revision, position } = stored;
    try {
      // What follows on a broken entry proves nothing, whatever its hashes say.
      if (!this.#broken.has(stream)) {
        const reason = brokenLink(this.#ends.get(stream) ?? CHAIN_START, stored);
        if (reason === undefined) this.#ends.set(stream, { revision, hash: stored.meta.hash });
        else this.#found({ intact: false, stream, revision, reason, position, number: this.#events });
      }
    } catch (error) {
      if (!(error instanceof PoisonedEvent)) throw error;
      return this.#poisoned(error);
    }
    this.#after = position;
    this.#events += 1;
  }

  #poisoned({ stream, revision, position, message }: PoisonedEvent): void {
    this.#found({ intact: false, stream, revision, reason: message, position, number: this.#events });
    this.#after = position;
    this.#events += 1;
  }

  #found(broken: LogBreak): void {
    if (!this.#broken.has(broken.stream)) this.#broken.set(broken.stream, broken);
  }
}
