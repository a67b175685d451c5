import { sql, type ColumnDataType, type Kysely } from 'kysely';
import type { Engine } from '@adjutant/store';
import { fullTextOf } from './precedents/full-text.js';
import { namesIn, type ListSchema } from './schema.js';

/** Makes the empty tables of a version. */
export async function createTables(within: Kysely<ListSchema>, engine: Engine, version: number): Promise<void> {
  const names = namesIn(version);
  // Bytes in order: what comes after what must not hang on the language of a database.
  const text = engine === 'postgres' ? sql`text COLLATE "C"` : ('text' satisfies ColumnDataType);
  const table = (name: string) => within.schema.createTable(name);
  const index = (of: string, on: readonly string[]) =>
    within.schema
      .createIndex(`${of}_by_${on[0]}`)
      .on(of)
      .columns([...on])
      .execute();
  await table(names.matches)
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('place', 'bigint', (column) => column.notNull().unique())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('voided', 'integer', (column) => column.notNull())
    .addColumn('player_a', text, (column) => column.notNull())
    .addColumn('player_b', text, (column) => column.notNull())
    .addColumn('pack', text, (column) => column.notNull())
    .addColumn('event', text)
    .addColumn('stage', 'integer', (column) => column.notNull())
    .addColumn('searched', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await index(names.matches, ['event']);
  await table(names.disputes)
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('place', 'bigint', (column) => column.notNull().unique())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('match', text, (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('judge', 'text')
    .addColumn('claim', 'text', (column) => column.notNull())
    .addColumn('searched', 'text', (column) => column.notNull())
    .addColumn('unsettled', 'integer', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await index(names.disputes, ['match', 'unsettled']);
  await table(names.precedents)
    .addColumn('number', engine === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
    .addColumn('dispute', text, (column) => column.notNull())
    .addColumn('ruling', text, (column) => column.notNull())
    .addColumn('pack', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('precedent', 'text', (column) => column.notNull())
    .execute();
  await index(names.precedents, ['dispute']);
  await table(names.precedent_rules)
    .addColumn('rule', text, (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${names.precedent_rules}_key`, ['rule', 'number'])
    .execute();
  await index(names.precedent_rules, ['number']);
  await table(names.penalties)
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('place', 'bigint', (column) => column.notNull().unique())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await index(names.penalties, ['open']);
  await table(names.tournaments)
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('place', 'bigint', (column) => column.notNull().unique())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await fullTextOf(engine, names).create(within);
}

export async function dropTables(within: Kysely<ListSchema>, version: number): Promise<void> {
  for (const name of Object.values(namesIn(version))) await within.schema.dropTable(name).ifExists().execute();
}
