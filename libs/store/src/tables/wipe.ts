import { openTables } from './open-tables.js';
import { TablesUnavailable } from './errors.js';
import type { Tables } from './tables.js';
import { sql } from 'kysely';

/** Short: in SQLite nobody else is served while it waits. */
const PATIENCE_MS = 500;
const IN_MEMORY = ':memory:';

/**
 * Leaves no byte of rows that were deleted in any file of a table. `table` has a text column `id`. False: somebody else
 * is reading, so that old bytes have to stay for now.
 */
export async function wipe<Schema>(tables: Tables<Schema>, table: keyof Schema & string): Promise<boolean> {
  try {
    return tables.engine === 'postgres' ? await writeAnew(tables, table) : await wipeFile(tables);
  } catch (error) {
    if (error instanceof TablesUnavailable) return false;
    throw error;
  }
}

/**
 * A column that gets a type anew has its whole table and all indexes written anew, from the rows that are there now. VACUUM
 * FULL would take along what is deleted but what some older transaction could still see.
 */
async function writeAnew<Schema>(tables: Tables<Schema>, table: string): Promise<boolean> {
  await tables.transaction(async (within) => {
    await sql`SET LOCAL lock_timeout = ${sql.lit(PATIENCE_MS)}`.execute(within);
    await sql`ALTER TABLE ${sql.table(table)} ALTER COLUMN id TYPE text USING id || ''`.execute(within);
  });
  return true;
}

/** Over a connection of its own, which does not wait long; ours is held meanwhile, so that nothing of our own is in the way. */
async function wipeFile<Schema>({ at, kysely }: Tables<Schema>): Promise<boolean> {
  if (at === IN_MEMORY) return true;
  return kysely.connection().execute(async () => {
    const beside = await openTables(`sqlite:${at}`, [], { patienceMs: PATIENCE_MS });
    try {
      await sql`VACUUM`.execute(beside.kysely);
      const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(beside.kysely);
      return rows[0]?.busy === 0;
    } finally {
      await beside.close();
    }
  });
}
