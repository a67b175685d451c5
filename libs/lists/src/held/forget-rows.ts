import { sql, type Kysely } from 'kysely';
import type { Engine } from '@adjutant/store';
import { fullTextOf } from '../precedents/full-text.js';
import { LISTS_OF, namesIn, type ListSchema, type Names } from '../schema.js';
import type { Listed } from './listed-streams.js';

/** Takes everything that a version says about one match or dispute away. */
export async function forgetRows(
  within: Kysely<ListSchema>,
  engine: Engine,
  version: number,
  of: Listed,
  key: string,
): Promise<void> {
  const names = namesIn(version);
  for (const list of LISTS_OF[of]) await within.deleteFrom(names[list]).where('id', '=', key).execute();
  if (of !== 'dispute') return;
  const old = await within.selectFrom(names.precedents).select('number').where('dispute', '=', key).execute();
  const lost = engine === 'sqlite' ? await lostNumbers(within, names) : [];
  const numbers = [...old.map(({ number }) => number), ...lost];
  if (numbers.length === 0) return;
  await fullTextOf(engine, names).drop(within, numbers);
  await within.deleteFrom(names.precedent_rules).where('number', 'in', numbers).execute();
  await within.deleteFrom(names.precedents).where('number', 'in', numbers).execute();
}

/** Rules and words of rulings that have no row any more; they would be in the way of the row that belongs there. */
async function lostNumbers(within: Kysely<ListSchema>, names: Names): Promise<readonly number[]> {
  const [rules, words, known] = [names.precedent_rules, names.precedent_words, names.precedents].map((name) =>
    sql.table(name),
  );
  const { rows } = await sql<{ number: number }>`
    SELECT number FROM ${rules} WHERE number NOT IN (SELECT number FROM ${known})
    UNION SELECT rowid FROM ${words} WHERE rowid NOT IN (SELECT number FROM ${known})`.execute(within);
  return rows.map(({ number }) => number);
}
