import { serveHealth, type Check, type HealthServer, type Log } from '@adjutant/health';
import { openLists, PARTITIONS_SHARED, type Lists } from '@adjutant/lists';
import type { Shelf } from '@adjutant/rules';
import { TablesUnusable, type EventStore } from '@adjutant/store';
import { Holdings } from './holdings.js';
import { keepGoing } from './keep-going.js';
import { Projection } from './projection.js';
import { projectorFigures, type ProjectorFigures } from './projector-figures.js';
import type { ProjectorSettings } from './projector-settings.js';

export interface ProjectorParts {
  readonly settings: Pick<ProjectorSettings, 'database' | 'healthHost' | 'healthPort'>;
  readonly store: EventStore;
  readonly shelf: Shelf;
  readonly log: Log;
}

/** Keeps the lists of all matches in PostgreSQL, together with whatever other instances there are. */
export class Projector {
  readonly #stopping = new AbortController();
  readonly #holdings: Holdings;
  readonly #figures: ProjectorFigures;
  #lists: Lists | undefined;
  #projection: Projection | undefined;
  #health: HealthServer | undefined;
  #working: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: ProjectorParts) {
    const { settings, store } = parts;
    this.#holdings = new Holdings({ database: settings.database, of: PARTITIONS_SHARED });
    this.#figures = projectorFigures({ store, holdings: this.#holdings, lists: () => this.#lists });
  }

  /** Address of its health server. */
  get url(): string {
    return this.#health?.url ?? '';
  }

  /** Where the lists are, as a person may read it. */
  get at(): string {
    return this.#lists?.tables.at ?? '';
  }

  /** Resolves when it is at work. A database that is away is waited for; one that cannot be used is an error. */
  async start(): Promise<void> {
    const { healthHost: host, healthPort: port } = this.parts.settings;
    const checks = { store: () => this.#store(), database: () => this.#database(), lists: () => this.#standing() };
    this.#health = await serveHealth({ host, port, figures: this.#figures.figures, checks });
    const lists = await this.#open();
    if (!lists) return;
    const projection = new Projection({
      ...{ ...this.parts, lists, held: () => this.#holdings.held },
      carried: (more, seconds) => this.#figures.carried(more, seconds),
    });
    this.#projection = projection;
    this.#working = Promise.all([
      this.#keepGoing('lists', (succeeded) => projection.carryOn(this.#stopping.signal, succeeded)),
      this.#keepGoing('shares', (succeeded) => this.#holdings.takePart(this.#stopping.signal, succeeded)),
    ]);
  }

  /** Ends with the batch that it is at; then its partitions are free for others. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
    await this.#health?.close();
    await this.#lists?.close();
  }

  async #open(): Promise<Lists | undefined> {
    let unusable: unknown;
    const opening = new AbortController();
    const stop = AbortSignal.any([opening.signal, this.#stopping.signal]);
    const failed = (error: unknown, attempt: number): void => {
      if (!(error instanceof TablesUnusable)) return this.#troubled('opening', error, attempt);
      unusable = error;
      opening.abort();
    };
    await keepGoing(
      async () => {
        this.#lists = await openLists(this.parts.settings.database, { name: 'adjutant-projector' });
        opening.abort();
      },
      { stop, failed },
    );
    if (unusable !== undefined) throw unusable;
    return this.#lists;
  }

  #keepGoing(what: string, work: (succeeded: () => void) => Promise<void>): Promise<void> {
    const failed = (error: unknown, attempt: number): void => this.#troubled(what, error, attempt);
    return keepGoing(work, { stop: this.#stopping.signal, failed });
  }

  #troubled(type: string, error: unknown, attempt: number): void {
    const says = 'The projector waits a moment and goes on: something that it needs does not answer.';
    this.parts.log.warn(says, { reader: 'projector', type, attempt, error });
  }

  async #store(): Promise<Check> {
    await this.parts.store.head();
    return { ok: true, says: 'the log answers' };
  }

  async #database(): Promise<Check> {
    if (!this.#lists) return { ok: false, says: 'PostgreSQL has not answered yet' };
    await this.#lists.versions.current();
    return { ok: true, says: 'PostgreSQL answers' };
  }

  async #standing(): Promise<Check> {
    const [stuck] = this.#projection?.stuck ?? [];
    if (stuck) {
      const { position, stream, revision, reason } = stuck;
      return { ok: false, says: `stopped at position ${position}, event ${revision} of ${stream}: ${reason}` };
    }
    const standing = await this.#lists?.standing();
    if (!standing) return { ok: false, says: 'nobody has begun to keep lists yet' };
    const { number, level, version } = standing;
    const share = `${this.#holdings.held.length} of ${PARTITIONS_SHARED} partitions, ${this.#holdings.instances} instances`;
    if (!level) return { ok: false, says: `building version ${version}: ${number} events so far (${share})` };
    return { ok: true, says: `version ${version} knows of ${number} events (${share})` };
  }
}
