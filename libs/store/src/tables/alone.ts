import type { Tables } from './tables.js';
import { sql, type Transaction } from 'kysely';

/**
 * Work on a table that no other instance changes meanwhile: what is looked at in it is still so when something is written.
 * Others may read. In SQLite a transaction has the whole file to itself anyway.
 */
export function alone<Schema, Result>(
  tables: Tables<Schema>,
  table: keyof Schema & string,
  work: (within: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return tables.transaction(async (within) => {
    if (tables.engine === 'postgres')
      await sql`LOCK TABLE ${sql.table(table)} IN SHARE ROW EXCLUSIVE MODE`.execute(within);
    return work(within);
  });
}
