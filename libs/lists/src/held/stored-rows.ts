import { sql } from 'kysely';
import type { Tables } from '@adjutant/store';
import { LISTS_OF, namesIn, type ListOfRows, type ListSchema } from '../schema.js';
import type { Listed } from './listed-streams.js';

/** Everything that the tables of a version say about one match or dispute, as JSON. */
export interface StoredRows {
  readonly row?: { readonly [column: string]: unknown };
  /** In the lists that have a row for it besides. */
  readonly besides?: { readonly [list: string]: unknown };
  readonly precedents?: readonly { readonly [column: string]: unknown }[];
  readonly rules?: readonly unknown[];
  /** The words that are searched, where the engine keeps them as they were written. */
  readonly words?: readonly unknown[];
}

export async function storedRows(
  { kysely, engine }: Tables<ListSchema>,
  version: number,
  of: Listed,
  key: string,
  withWords: boolean,
): Promise<StoredRows> {
  const names = namesIn(version);
  const rowIn = async (list: ListOfRows) => {
    const row = await kysely.selectFrom(names[list]).selectAll().where('id', '=', key).executeTakeFirst();
    return row && { ...row, summary: read(row.summary) };
  };
  const [first, ...others] = LISTS_OF[of];
  const row = await rowIn(first);
  const besides = await Promise.all(others.map(async (list) => [list, await rowIn(list)] as const));
  const stands = { ...(row && { row }), ...(besides.length > 0 && { besides: Object.fromEntries(besides) }) };
  if (of !== 'dispute') return { ...stands };
  const found = await kysely
    .selectFrom(names.precedents)
    .selectAll()
    .where('dispute', '=', key)
    .orderBy('number')
    .execute();
  if (found.length === 0) return { ...stands };
  const numbers = found.map(({ number }) => number);
  const rules = await kysely
    .selectFrom(names.precedent_rules)
    .selectAll()
    .where('number', 'in', numbers)
    .orderBy('number')
    .orderBy('rule')
    .execute();
  const precedents = found.map((one) => ({ ...one, precedent: read(one.precedent) }));
  if (!withWords || engine !== 'sqlite') return { ...stands, precedents, rules };
  const words = sql.table(names.precedent_words);
  const { rows } = await sql`SELECT rowid, claim, because, remedies, rules FROM ${words}
    WHERE rowid IN (${sql.join(numbers)}) ORDER BY rowid`.execute(kysely);
  return { ...stands, precedents, rules, words: rows };
}

/** Ids of everything that rows are about, whether the log knows of it or not. */
export async function storedKeys(
  { kysely }: Tables<ListSchema>,
  version: number,
  of: Listed,
): Promise<ReadonlySet<string>> {
  const names = namesIn(version);
  if (of !== 'dispute') {
    const rows = await kysely.selectFrom(names[LISTS_OF[of][0]]).select('id').execute();
    return new Set(rows.map(({ id }) => id));
  }
  const called = await kysely.selectFrom(names.disputes).select('id').execute();
  const ruled = await kysely.selectFrom(names.precedents).select('dispute').distinct().execute();
  return new Set([...called.map(({ id }) => id), ...ruled.map(({ dispute }) => dispute)]);
}

/** What cannot be read differs from everything that should stand there. */
function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
