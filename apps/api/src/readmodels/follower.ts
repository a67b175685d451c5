import { setImmediate as nextTurn } from 'node:timers/promises';
import { PoisonedEvent, type EventStore, type Position, type StoredEvent } from '@adjutant/store';
import { matchOf, type MatchFolds } from './match-folds.js';
import type { MatchRow, MatchRows } from './match-rows.js';

const BATCH = 1_000;

/** Where following the log has ended for good, until somebody mends what stands there. */
export interface Stuck {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly reason: string;
}

class Unfoldable extends Error {
  constructor(
    readonly stored: StoredEvent,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Carries the log into the rows, batch by batch. Each batch moves the place that it has come to together with its rows. */
export class Follower {
  events = 0;
  stuck: Stuck | undefined;
  #position: Position;

  constructor(
    private readonly store: EventStore,
    private readonly rows: MatchRows,
    private readonly folds: MatchFolds,
  ) {
    this.#position = rows.position();
  }

  get position(): Position {
    return this.#position;
  }

  /** Goes on to the end of the log as it is now. Resolves there, or where it got stuck, or when told to stop. */
  async catchUp(stopped: () => boolean, progress?: (events: number) => void): Promise<void> {
    let limit = BATCH;
    while (!stopped() && !this.stuck) {
      const page = await this.#page(limit);
      if (page === undefined) {
        // One bad event fails its whole page: what stands before it still counts.
        if (limit === 1) return;
        limit = 1;
        continue;
      }
      if (page.length === 0) return;
      await this.#carry(page);
      progress?.(this.events);
      // Commands go first.
      await nextTurn();
    }
  }

  async #page(limit: number): Promise<readonly StoredEvent[] | undefined> {
    try {
      return await this.store.readAll(this.#position, limit);
    } catch (error) {
      if (!(error instanceof PoisonedEvent)) throw error;
      const { position, stream, revision, message } = error;
      if (limit === 1) this.stuck = { position, stream, revision, reason: message };
      return undefined;
    }
  }

  async #carry(page: readonly StoredEvent[]): Promise<void> {
    const changed = new Map<string, MatchRow>();
    let to = this.#position;
    try {
      for (const stored of page) {
        await this.#fold(stored, changed);
        to = stored.position;
        this.events++;
      }
    } catch (error) {
      if (!(error instanceof Unfoldable)) throw error;
      const { position, stream, revision } = error.stored;
      this.stuck = { position, stream, revision, reason: error.message };
    }
    if (to === this.#position) return;
    if (this.rows.advance(changed.values(), this.#position, to)) this.#position = to;
    else this.#startOver();
  }

  async #fold(stored: StoredEvent, changed: Map<string, MatchRow>): Promise<void> {
    const match = matchOf(stored.stream);
    if (match === undefined) return;
    try {
      const row = await this.folds.take(stored, match);
      if (row) changed.set(match, row);
    } catch (error) {
      throw new Unfoldable(stored, error);
    }
  }

  /** Another process has moved the place on, for example to rebuild. */
  #startOver(): void {
    this.folds.forget();
    this.#position = this.rows.position();
  }
}
