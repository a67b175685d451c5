import { sql, type Kysely } from 'kysely';
import { BEGINNING, type Tables } from '@adjutant/store';
import { LISTS_FORMAT, type ListSchema } from './schema.js';
import { createTables, dropTables } from './tables-of-version.js';

/** One set of lists: its rows are of one format, and its work is divided into so many partitions. */
export interface ListVersion {
  readonly version: number;
  readonly partitions: number;
  /** It has come to the end of the log once. */
  readonly level: boolean;
}

/** Lets those who decide about versions wait for one another; SQLite's transactions do so anyway. */
const VERSIONS_LOCK = sql`SELECT pg_advisory_xact_lock(hashtextextended('adjutant_lists', 0))`;

/** The versions of lists that stand side by side. */
export class Versions {
  constructor(
    readonly tables: Tables<ListSchema>,
    private readonly format = LISTS_FORMAT,
  ) {}

  /** The one that is read: the newest that is level, else the newest. Undefined where there is none of this format. */
  async current(within: Kysely<ListSchema> = this.tables.kysely): Promise<ListVersion | undefined> {
    const found = await within
      .selectFrom('lists_versions')
      .select(['version', 'partitions', 'level'])
      .where('format', '=', this.format)
      .orderBy('level', 'desc')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return found && { ...found, level: found.level === 1 };
  }

  /** Those that are being built beside the one that is read. */
  async building(): Promise<readonly ListVersion[]> {
    const current = await this.current();
    const found = await this.tables.kysely
      .selectFrom('lists_versions')
      .select(['version', 'partitions'])
      .where('format', '=', this.format)
      .where('version', '>', current?.version ?? 0)
      .where('level', '=', 0)
      .orderBy('version')
      .execute();
    return found.map((one) => ({ ...one, level: false }));
  }

  async find(version: number): Promise<ListVersion | undefined> {
    const found = await this.tables.kysely
      .selectFrom('lists_versions')
      .select(['version', 'partitions', 'level'])
      .where('version', '=', version)
      .executeTakeFirst();
    return found && { ...found, level: found.level === 1 };
  }

  /** The one that is read, or a new one, however many ask at the same time. */
  currentOrNew(partitions: number): Promise<ListVersion> {
    return this.#deciding(async (within) => (await this.current(within)) ?? (await this.#make(within, partitions)));
  }

  /** An empty version beside the others. Nobody reads it before it is level, unless there is no other. */
  begin(partitions: number): Promise<ListVersion> {
    return this.#deciding((within) => this.#make(within, partitions));
  }

  /** Has a version read from now on, where all of its partitions have come as far as `number`. */
  async switchTo(version: number, number: number): Promise<boolean> {
    const behind = this.tables.kysely
      .selectFrom('lists_places')
      .select('partition')
      .where('version', '=', version)
      .where('number', '<', number);
    const { numUpdatedRows } = await this.tables.kysely
      .updateTable('lists_versions')
      .set({ level: 1 })
      .where('version', '=', version)
      .where('level', '=', 0)
      .where(({ not, exists }) => not(exists(behind)))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Drops what is older than the version that is read, of this format and of earlier ones. Returns what was dropped. */
  prune(): Promise<readonly number[]> {
    return this.#deciding(async (within) => {
      const current = await this.current(within);
      if (!current?.level) return [];
      const old = await within
        .selectFrom('lists_versions')
        .select('version')
        .where('version', '<', current.version)
        .where('format', '<=', this.format)
        .execute();
      for (const { version } of old) await this.#drop(within, version);
      return old.map(({ version }) => version);
    });
  }

  /** Drops a version that was begun and is not going to be read. */
  abandon(version: number): Promise<void> {
    return this.#deciding((within) => this.#drop(within, version));
  }

  async #make(within: Kysely<ListSchema>, partitions: number): Promise<ListVersion> {
    const newest = within.selectFrom('lists_versions').select(({ fn }) => fn.max('version').as('version'));
    const version = ((await newest.executeTakeFirst())?.version ?? 0) + 1;
    await within.insertInto('lists_versions').values({ version, format: this.format, partitions, level: 0 }).execute();
    const places = Array.from({ length: partitions }, (_, partition) => ({ version, partition }));
    await within
      .insertInto('lists_places')
      .values(places.map((place) => ({ ...place, position: BEGINNING, number: 0 })))
      .execute();
    await createTables(within, this.tables.engine, version);
    return { version, partitions, level: false };
  }

  async #drop(within: Kysely<ListSchema>, version: number): Promise<void> {
    await within.deleteFrom('lists_places').where('version', '=', version).execute();
    await within.deleteFrom('lists_versions').where('version', '=', version).execute();
    await dropTables(within, version);
  }

  #deciding<Result>(work: (within: Kysely<ListSchema>) => Promise<Result>): Promise<Result> {
    return this.tables.transaction(async (within) => {
      if (this.tables.engine === 'postgres') await VERSIONS_LOCK.execute(within);
      return work(within);
    });
  }
}
