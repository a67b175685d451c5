import { matchOf } from '@adjutant/lists';
import { matchStream } from '@adjutant/match';
import type { EventStore, StoredEvent } from '@adjutant/store';
import { LRUCache } from 'lru-cache';
import { frameOfMatch } from './frames.js';
import type { RecentPages } from '@adjutant/store';
import { Room } from './room.js';

const MOST_QUIET = 1_000;

/** Those who watch one match, and its last revision as far as anybody was told of it. */
export interface MatchRoom {
  readonly room: Room<number>;
  last: number;
  viewers: number;
}

/** A room for each match that is watched. Those that everybody has left are kept for a while: people come back. */
export class MatchRooms {
  readonly #store: EventStore;
  readonly #pages: RecentPages;
  readonly #watched = new Map<string, MatchRoom>();
  readonly #quiet = new LRUCache<string, MatchRoom>({ max: MOST_QUIET });

  constructor(store: EventStore, pages: RecentPages) {
    this.#store = store;
    this.#pages = pages;
  }

  /** How many matches are watched. */
  get watched(): number {
    return this.#watched.size;
  }

  pass(event: StoredEvent): void {
    const match = matchOf(event.stream);
    const found = match === undefined ? undefined : (this.#watched.get(match) ?? this.#quiet.peek(match));
    if (!found) return;
    found.last = Math.max(found.last, event.revision);
    found.room.pass(event, (place) => place < event.revision);
  }

  /** The room of a match, with somebody in it; none where there is no such match. Leave it once. */
  async enter(match: string): Promise<MatchRoom | undefined> {
    const found = this.#watched.get(match) ?? this.#quiet.get(match) ?? this.#furnished(match);
    this.#quiet.delete(match);
    // From here on it hears of everything new, so that nothing falls between what is read now and what comes in meanwhile.
    this.#watched.set(match, found);
    found.viewers += 1;
    try {
      if (found.last < 0) found.last = Math.max(found.last, (await this.#readFrom(match, 0)).at(-1)?.revision ?? -1);
      if (found.last >= 0) return found;
    } catch (error) {
      this.leave(match, found);
      throw error;
    }
    this.leave(match, found);
    return undefined;
  }

  leave(match: string, left: MatchRoom): void {
    left.viewers -= 1;
    if (left.viewers > 0) return;
    this.#watched.delete(match);
    if (left.last >= 0) this.#quiet.set(match, left);
  }

  #furnished(match: string): MatchRoom {
    const room = new Room<number>({
      isLevel: (revision) => revision >= made.last,
      readAfter: (revision) => this.#readFrom(match, revision + 1),
      placeOf: ({ revision }) => revision,
      frameOf: frameOfMatch,
    });
    const made: MatchRoom = { room, last: -1, viewers: 0 };
    return made;
  }

  #readFrom(match: string, from: number): Promise<readonly StoredEvent[]> {
    const stream = matchStream(match);
    return this.#pages.get(`${stream}/${from}`, () => this.#store.read(stream, from));
  }
}
