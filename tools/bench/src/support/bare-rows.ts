import { namesIn, openLists } from '@adjutant/lists';
import { openTables, type Tables } from '@adjutant/store';
import { sql } from 'kysely';
import { assertSame } from './figure.js';

const AT_ONCE = 500;

interface Row {
  readonly id: string;
  readonly place: number;
  readonly [column: string]: string | number | boolean | null;
}

interface Bare {
  readonly bare: Row;
}

/** The match rows of the lists in one database, inserted into an empty table of another and nothing else: rows per second. */
export async function insertBare(from: string, to: string): Promise<number> {
  const rows = await rowsIn(from);
  const tables: Tables<Bare> = await openTables<Bare>(to, { owner: 'bench', steps: [] });
  try {
    await sql`CREATE TABLE bare (${sql.join(columnsOf(rows))}, PRIMARY KEY (id), UNIQUE (place))`.execute(
      tables.kysely,
    );
    const started = performance.now();
    for (let first = 0; first < rows.length; first += AT_ONCE) {
      const some = rows.slice(first, first + AT_ONCE);
      await tables.transaction((within) => within.insertInto('bare').values(some).execute());
    }
    const took = (performance.now() - started) / 1000;
    const { rows: counted } = await sql<{ count: number }>`SELECT count(*) AS count FROM bare`.execute(tables.kysely);
    assertSame('rows in the bare table', counted[0]?.count, rows.length);
    return rows.length / took;
  } finally {
    await tables.close();
  }
}

const TYPES: Readonly<Record<string, string>> = { number: 'bigint', boolean: 'boolean' };

/** The columns that these rows have, whatever the lists have learned to keep since. */
function columnsOf(rows: readonly Row[]) {
  return Object.keys(rows[0] ?? {}).map((name) => {
    const one = rows.find((row) => row[name] !== null)?.[name];
    return sql`${sql.ref(name)} ${sql.raw(TYPES[typeof one] ?? 'text')}`;
  });
}

async function rowsIn(database: string): Promise<readonly Row[]> {
  const lists = await openLists(database, { name: 'bench' });
  try {
    const { matches } = namesIn((await lists.versions.current())?.version ?? 0);
    return await lists.tables.kysely.selectFrom(matches).selectAll().orderBy('place').execute();
  } finally {
    await lists.close();
  }
}
