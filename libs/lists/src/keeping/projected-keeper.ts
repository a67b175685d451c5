import { setTimeout as after } from 'node:timers/promises';
import type { Lists } from '../lists.js';
import type { EventStore } from '@adjutant/store';
import type { Keeper, ReadModelsStanding } from './keeper.js';

/** The projector hears of an event within some milliseconds; asking more often would only keep the database busy. */
const ASK_EVERY_MS = 20;

/** The projector carries the log into the lists; here they are only read. */
export class ProjectedKeeper implements Keeper {
  #stopped = false;

  constructor(
    private readonly lists: Lists,
    private readonly store: EventStore,
  ) {}

  start(): void {
    // There is nothing to do: the projector works on its own.
  }

  async freshen(patienceMs: number): Promise<void> {
    const until = performance.now() + patienceMs;
    const wanted = await this.#recorded();
    while (!this.#stopped && ((await this.lists.standing())?.number ?? 0) < wanted) {
      if (performance.now() + ASK_EVERY_MS > until) return;
      await after(ASK_EVERY_MS);
    }
  }

  async standing(): Promise<ReadModelsStanding> {
    try {
      return await this.#standing();
    } catch (error) {
      return { level: false, says: error instanceof Error ? error.message : String(error) };
    }
  }

  async #standing(): Promise<ReadModelsStanding> {
    const standing = await this.lists.standing();
    if (!standing) return { level: false, says: 'no projector has begun to keep lists of this version: start it' };
    const behind = (await this.#recorded()) - standing.number;
    if (behind <= 0) return { level: standing.level, says: 'level with the log' };
    const says = `the projector is ${behind} events behind the log`;
    return { level: false, says: standing.level ? says : `${says}, building the lists for the first time` };
  }

  /** Beside the projector nobody writes. */
  setRight(): Promise<boolean> {
    return Promise.resolve(false);
  }

  stop(): Promise<void> {
    this.#stopped = true;
    return Promise.resolve();
  }

  /** How many events there are. */
  async #recorded(): Promise<number> {
    const head = await this.store.head();
    return head === '' ? 0 : (await this.store.numberOf(head)) + 1;
  }
}
