import { lookAt, type Check, type Checks, type Log, type Readiness } from '@adjutant/health';
import type { EventStore } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { SharedTables } from '../tables/shared-tables.js';
import { LOG, STORE } from '../tokens.js';
import { Checking, inWords } from '@adjutant/integrity';
import { Readers } from './readers.js';

/** Without these nothing can be recorded. */
const NEEDED = ['store', 'database'];
/** Strangers may ask as often as they like. */
export const FRESH_MS = 250;

/** Everything that this server needs, each by name and in a sentence. What hangs is told, and holds nobody up. */
@Injectable()
export class HealthChecks {
  #missing = '';
  #last: { readonly began: number; readonly looking: Promise<Readiness> } | undefined;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(Readers) private readonly readers: Readers,
    @Inject(SharedTables) private readonly shared: SharedTables,
    @Inject(LOG) private readonly log: Log,
    @Inject(Checking) private readonly checking: Checking,
  ) {
    // What was found, or put right, is told at once: an older look would not know of it.
    checking.faults.listen(() => (this.#last = undefined));
  }

  get all(): Checks {
    const database = this.shared.check;
    return {
      store: () => this.#store(),
      ...(database && { database }),
      live: () => this.#live(),
      readModels: () => this.#readModels(),
      seal: () => this.#seal(),
      rulings: () => this.#rulings(),
      tables: () => this.#tables(),
      record: () => this.#record(),
    };
  }

  /** As it is, or was a moment ago: however many ask at once, it costs one look. */
  look(): Promise<Readiness> {
    const now = performance.now();
    if (!this.#last || now - this.#last.began >= FRESH_MS) this.#last = { began: now, looking: this.#look() };
    return this.#last.looking;
  }

  /** Ready is whoever can record: what else is missing is told, and keeps nobody from playing on. */
  async #look(): Promise<Readiness> {
    const { checks } = await lookAt(this.all);
    const readiness = { ready: NEEDED.every((name) => checks[name]?.ok ?? true), checks };
    this.#tellChange(readiness);
    return readiness;
  }

  /** Who asks for it asks every few seconds: the log hears of changes only. */
  #tellChange({ ready, checks }: Readiness): void {
    const missing = Object.keys(checks).filter((name) => !checks[name]?.ok);
    if (missing.join() === this.#missing) return;
    this.#missing = missing.join();
    const told = ready ? 'Ready, but something is missing.' : 'Not ready: something is missing.';
    for (const dependency of missing) this.log.warn(told, { dependency, error: checks[dependency]?.says });
    if (missing.length === 0) this.log.info('Ready: nothing is missing any more.');
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

  /** Whether what is kept is what was recorded, as far as anybody has looked. */
  #record(): Check {
    const { checking } = this;
    const [first, ...others] = checking.faults.standing;
    if (first)
      return { ok: false, says: `${inWords(first)}${others.length === 0 ? '' : ` (and ${others.length} more)`}` };
    const { last, running, trouble } = checking.standing();
    if (trouble !== undefined) return { ok: false, says: `the log could not be looked through: ${trouble}` };
    if (last)
      return {
        ok: true,
        says: `all ${last.events} events recomputed and ${last.rows} rows of lists held to them at ${last.endedAt}`,
      };
    return { ok: true, says: `being looked through: ${running?.events ?? 0} events so far` };
  }

  #rulings(): Check {
    const { trouble } = this.readers.carriers.rulings;
    return trouble === undefined
      ? { ok: true, says: 'carried into their matches' }
      : { ok: false, says: `cannot be carried out: ${trouble}` };
  }

  #tables(): Check {
    const { trouble } = this.readers.carriers.tables;
    return trouble === undefined
      ? { ok: true, says: 'of events are followed' }
      : { ok: false, says: `of events are not followed: ${trouble}` };
  }

  async #readModels(): Promise<Check> {
    const { level, says } = await this.readers.lists.standing();
    return { ok: level, says };
  }
}
