import { openTables, type Migrations, type Tables } from '@adjutant/store';
import type { Check } from '@adjutant/health';
import { sql } from 'kysely';
import { ACCESS } from '@adjutant/access';
import { EVIDENCE } from '@adjutant/evidence';
import { EVENT } from '@adjutant/event';
import { INTEGRITY } from '@adjutant/integrity';
import { PEOPLE } from '@adjutant/people';
import type { Living } from '../made.js';
import type { Settings } from '../settings.js';

const OWNERS: readonly Migrations[] = [PEOPLE, ACCESS, EVIDENCE, EVENT, INTEGRITY];
const CONNECTIONS = 10;

/**
 * What instances of this server share besides the log: a PostgreSQL database. Where none is set there is one instance, and
 * what it keeps stands in files of its own folder.
 */
export class SharedTables implements Living {
  private constructor(private readonly tables: Tables | undefined) {}

  static async open({ database }: Pick<Settings, 'database'>): Promise<SharedTables> {
    if (database === undefined) return new SharedTables(undefined);
    return new SharedTables(await openTables(database, OWNERS, { name: 'adjutant api', connections: CONNECTIONS }));
  }

  /** The tables of one part, which describes them itself. */
  of<Schema>(): Tables<Schema> | undefined {
    return this.tables as Tables<Schema> | undefined;
  }

  /** Whether the database answers; nothing where there is none. */
  get check(): (() => Promise<Check>) | undefined {
    const { tables } = this;
    if (!tables) return undefined;
    return async () => {
      await sql`SELECT 1`.execute(tables.kysely);
      return { ok: true, says: `answers at ${tables.at}` };
    };
  }

  async close(): Promise<void> {
    await this.tables?.close();
  }
}
