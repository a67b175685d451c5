import { sql } from 'kysely';
import type { Migration, Migrations } from '@adjutant/store';

/** What stood in the file of read models before lists had versions. */
const BEFORE_VERSIONS = ['progress', 'matches', 'disputes', 'precedents', 'precedent_rules', 'precedent_words'];

const versions: Migration = async (within, engine) => {
  if (engine === 'sqlite')
    for (const table of BEFORE_VERSIONS) await sql`DROP TABLE IF EXISTS ${sql.table(table)}`.execute(within);
  await within.schema
    .createTable('lists_versions')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('format', 'integer', (column) => column.notNull())
    .addColumn('partitions', 'integer', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await within.schema
    .createTable('lists_places')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('partition', 'integer', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('lists_places_key', ['version', 'partition'])
    .execute();
};

/** Tables of the versions themselves; what each version has of its own is made with it (`tables-of-version.ts`). */
export const LISTS: Migrations = { owner: 'lists', steps: [versions] };
