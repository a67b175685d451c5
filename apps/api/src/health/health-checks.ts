import { lookAt, type Check, type Checks, type Log, type Readiness } from '@adjutant/health';
import type { EventStore } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { SharedTables } from '../tables/shared-tables.js';
import { LOG, STORE } from '../tokens.js';
import { Readers } from './readers.js';

/** Everything that this server needs, each by name and in a sentence. What hangs is told, and holds nobody up. */
@Injectable()
export class HealthChecks {
  #missing = '';

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(Readers) private readonly readers: Readers,
    @Inject(SharedTables) private readonly tables: SharedTables,
    @Inject(LOG) private readonly log: Log,
  ) {}

  get all(): Checks {
    const database = this.tables.check;
    return {
      store: () => this.#store(),
      ...(database && { database }),
      live: () => this.#live(),
      readModels: () => this.#readModels(),
      seal: () => this.#seal(),
      rulings: () => this.#rulings(),
    };
  }

  async look(): Promise<Readiness> {
    const readiness = await lookAt(this.all);
    this.#tellChange(readiness);
    return readiness;
  }

  /** Who asks for it asks every few seconds: the log hears of changes only. */
  #tellChange({ ready, checks }: Readiness): void {
    const missing = Object.keys(checks).filter((name) => !checks[name]?.ok);
    if (missing.join() === this.#missing) return;
    this.#missing = missing.join();
    for (const dependency of missing)
      this.log.warn('Not ready: something is missing.', { dependency, error: checks[dependency]?.says });
    if (ready) this.log.info('Ready: nothing is missing any more.');
  }

  async #store(): Promise<Check> {
    const { trouble } = this.store;
    if (trouble !== undefined) return { ok: false, says: `readable, but nothing can be recorded: ${trouble}` };
    try {
      const head = (await this.store.head()) || 'none: it is empty';
      return { ok: true, says: `readable, its head is at position ${head}` };
    } catch (error) {
      return { ok: false, says: `not readable: ${error instanceof Error ? error.message : String(error)}` };
    }
  }

  #live(): Check {
    const { failed } = this.readers.live;
    return failed === undefined ? { ok: true, says: 'following the log' } : { ok: false, says: `stopped: ${failed}` };
  }

  #seal(): Check {
    const { ok, says } = this.readers.seal.standing();
    return { ok, says };
  }

  #rulings(): Check {
    const { trouble } = this.readers.rulings;
    return trouble === undefined
      ? { ok: true, says: 'carried into their matches' }
      : { ok: false, says: `cannot be carried out: ${trouble}` };
  }

  async #readModels(): Promise<Check> {
    const { level, says } = await this.readers.lists.standing();
    return { ok: level, says };
  }
}
