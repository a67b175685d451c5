import type { StoredEvent } from './port.js';
import { LRUCache } from 'lru-cache';

const MOST_EVENTS = 10_000;
const LASTS_MS = 2_000;

type Page = readonly StoredEvent[];

/**
 * What was just read for one viewer who is behind, for the others who are behind at the same place: when a hall full of
 * viewers comes back at once the log is read once. What came after a place comes after it for ever, so a page is never wrong.
 */
export class RecentPages {
  readonly #pages = new LRUCache<string, Page>({
    maxSize: MOST_EVENTS,
    sizeCalculation: ({ length }) => length,
    ttl: LASTS_MS,
  });
  readonly #reading = new Map<string, Promise<Page>>();

  async get(key: string, read: () => Promise<Page>): Promise<Page> {
    return this.#pages.get(key) ?? this.#reading.get(key) ?? this.#read(key, read);
  }

  #read(key: string, read: () => Promise<Page>): Promise<Page> {
    const reading = read()
      .then((page) => {
        if (page.length > 0) this.#pages.set(key, page);
        return page;
      })
      .finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }
}
