import { sql, type Kysely } from 'kysely';
import { TablesDamaged } from './errors.js';
import type { Engine, Migrations, Tables } from './tables.js';

interface Schemas {
  readonly adjutant_schemas: { readonly owner: string; readonly version: number };
}

/** Brings the tables of every owner to what this build knows, once, however many processes start at the same time. */
export async function migrate(tables: Tables, all: readonly Migrations[]): Promise<void> {
  const { engine, at } = tables;
  await tables.transaction(async (within) => {
    if (engine === 'postgres')
      await sql`SELECT pg_advisory_xact_lock(hashtextextended('adjutant_schemas', 0))`.execute(within);
    await within.schema
      .createTable('adjutant_schemas')
      .ifNotExists()
      .addColumn('owner', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    for (const one of all) await lift(within as unknown as Kysely<Schemas>, engine, at, one);
  });
}

async function lift(within: Kysely<Schemas>, engine: Engine, at: string, { owner, steps }: Migrations): Promise<void> {
  const found = await within
    .selectFrom('adjutant_schemas')
    .select('version')
    .where('owner', '=', owner)
    .executeTakeFirst();
  const version = found?.version ?? 0;
  if (version === steps.length && found) return;
  if (version > steps.length)
    throw new TablesDamaged(
      `the tables of ${owner} in ${at} have version ${version}, but this build knows versions up to ${steps.length}: use a newer build`,
    );
  for (const step of steps.slice(version)) await step(within as unknown as Kysely<unknown>, engine);
  await within
    .insertInto('adjutant_schemas')
    .values({ owner, version: steps.length })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ version: steps.length }))
    .execute();
}
