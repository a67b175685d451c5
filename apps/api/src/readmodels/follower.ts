import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  PoisonedEvent,
  StoreClosed,
  StoreUnavailable,
  type EventStore,
  type PlacedFact,
  type Position,
} from '@adjutant/store';
import type { ReadPlace } from './read-place.js';
import type { Teller, Told } from './teller.js';

/** Short enough for commands to be taken in between. */
const SMALL_BATCH = 500;

/**
 * For a process that does nothing else. Many matches are at work at the same time, so only a long stretch of the log holds
 * enough events of each to fold them, and write its row, once for many.
 */
export const LARGE_BATCH = 20_000;

/** Corrections make folding slow: a batch of many of them is worked on in turns of about this long. */
const TURN_MS = 10;

/** Where following the log has ended for good, until somebody mends what stands there. */
export interface Stuck {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly reason: string;
}

/**
 * Carries the log into the rows of every teller in one pass, batch by batch. Each batch moves the place that it has come to
 * together with its rows.
 */
export class Follower {
  events = 0;
  stuck: Stuck | undefined;
  #position: Position;

  constructor(
    private readonly store: EventStore,
    private readonly place: ReadPlace,
    private readonly tellers: readonly Teller[],
    private readonly batch = SMALL_BATCH,
  ) {
    this.#position = place.position();
  }

  get position(): Position {
    return this.#position;
  }

  /**
   * Goes on to the end of the log as it is now. Resolves there, or where it got stuck, or when told to stop. Where it was
   * stuck it tries again: what stands there may have been mended.
   */
  async catchUp(stopped: () => boolean, progress?: (events: number) => void): Promise<void> {
    let limit = this.stuck ? 1 : this.batch;
    while (!stopped()) {
      const page = await this.#page(limit);
      if (page?.length === 0) return;
      // One bad event fails its whole page: what stands before it still counts, so it is looked for one by one.
      const carried = page !== undefined && (await this.#carry(page));
      if (carried) this.stuck = undefined;
      else if (limit === 1) return;
      limit = carried ? Math.min(this.batch, limit * 2) : 1;
      progress?.(this.events);
      // Commands go first.
      await nextTurn();
    }
  }

  async #page(limit: number): Promise<readonly PlacedFact[] | undefined> {
    try {
      return await this.store.readAllFacts(this.#position, limit);
    } catch (error) {
      if (!(error instanceof PoisonedEvent)) throw error;
      const { position, stream, revision, message } = error;
      if (limit === 1) this.stuck = { position, stream, revision, reason: message };
      return undefined;
    }
  }

  /** Takes a page in, and says whether it could: a page in which anything fails leaves no trace. */
  async #carry(page: readonly PlacedFact[]): Promise<boolean> {
    const told: Told[] = [];
    let began = performance.now();
    try {
      for (const { teller, key, events } of groupsIn(page, this.tellers)) {
        if (performance.now() - began > TURN_MS) {
          // Nothing has been kept or written yet, so nobody can see half a page.
          await nextTurn();
          began = performance.now();
        }
        const one = teller.tell(key, events);
        const known = one instanceof Promise ? await one : one;
        if (known !== undefined) told.push(known);
      }
    } catch (error) {
      // The store's own trouble passes; what stands in the log does not.
      if (error instanceof StoreUnavailable || error instanceof StoreClosed) throw error;
      const [first] = page;
      if (page.length === 1 && first) this.stuck = { ...placeOf(first), reason: messageOf(error) };
      return false;
    }
    const to = page.at(-1)?.position ?? this.#position;
    const writeAll = (): void => told.forEach((one) => one.write());
    if (!this.place.advance(this.#position, to, writeAll)) {
      this.#startOver();
      return true;
    }
    this.#position = to;
    this.events += page.length;
    for (const one of told) one.written();
    return true;
  }

  /** Another process has moved the place on, for example to rebuild. */
  #startOver(): void {
    for (const teller of this.tellers) teller.forget();
    this.#position = this.place.position();
  }
}

interface Group {
  readonly teller: Teller;
  readonly key: string;
  readonly events: PlacedFact[];
}

/** Who has to hear of which events, in the order in which the first of each stands in the log. */
function groupsIn(page: readonly PlacedFact[], tellers: readonly Teller[]): Iterable<Group> {
  const groups = new Map<string, Group>();
  for (const stored of page) {
    for (const [index, teller] of tellers.entries()) {
      const key = teller.keyOf(stored.stream);
      if (key === undefined) continue;
      const name = `${index} ${key}`;
      const group = groups.get(name);
      if (group) group.events.push(stored);
      else groups.set(name, { teller, key, events: [stored] });
    }
  }
  return groups.values();
}

function placeOf({ position, stream, revision }: PlacedFact): Omit<Stuck, 'reason'> {
  return { position, stream, revision };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
