import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Engine } from '@adjutant/store';
import type { ListSchema, Names } from '../schema.js';
import { plainTerms } from './words.js';

/** The words of one ruling, by the number of its row. */
export interface Said {
  readonly number: number;
  readonly claim: string;
  readonly because: string;
  readonly remedies: string;
  readonly rules: string;
}

/** A search of rulings for words. What is found comes as rows of `number` and `rank`; the lowest rank is the likest. */
export interface FullText {
  create(within: Kysely<ListSchema>): Promise<void>;
  put(within: Kysely<ListSchema>, said: readonly Said[]): Promise<void>;
  drop(within: Kysely<ListSchema>, numbers: readonly number[]): Promise<void>;
  /** Every term, or the beginning of it, has to be there. */
  allOf(terms: readonly string[]): RawBuilder<unknown>;
  /** One of the terms, as a whole word, is enough. */
  anyOf(terms: readonly string[]): RawBuilder<unknown>;
}

export function fullTextOf(engine: Engine, names: Names): FullText {
  return engine === 'sqlite' ? inSqlite(names) : inPostgres(names);
}

/** FTS5, ranked by BM25. */
function inSqlite(names: Names): FullText {
  const words = sql.table(names.precedent_words);
  const found = (asked: string): RawBuilder<unknown> =>
    sql`SELECT rowid AS number, bm25(${words}) AS rank FROM ${words} WHERE ${words} MATCH ${asked}`;
  return {
    create: async (within) => {
      const tokens = sql.lit('unicode61 remove_diacritics 2');
      await sql`CREATE VIRTUAL TABLE ${words} USING fts5(claim, because, remedies, rules, tokenize = ${tokens})`.execute(
        within,
      );
    },
    put: async (within, said) => {
      const rows = said.map((one) => sql`(${one.number}, ${one.claim}, ${one.because}, ${one.remedies}, ${one.rules})`);
      await sql`INSERT INTO ${words} (rowid, claim, because, remedies, rules) VALUES ${sql.join(rows)}`.execute(within);
    },
    drop: async (within, numbers) =>
      void (await sql`DELETE FROM ${words} WHERE rowid IN (${sql.join(numbers)})`.execute(within)),
    allOf: (terms) => found(terms.map((term) => `"${term}"*`).join(' ')),
    anyOf: (terms) => found(terms.map((term) => `"${term}"`).join(' OR ')),
  };
}

/** Divides the rank by the logarithm of the length: a word in a short claim says more. */
const BY_LENGTH = 1;

/**
 * A `tsvector` of the same plain words that FTS5 sees, made here: no dictionary, no stemming and no extension of the
 * server has a say in what is found.
 */
function inPostgres(names: Names): FullText {
  const table = sql.table(names.precedent_words);
  const found = (asked: string): RawBuilder<unknown> => {
    const query = sql`${asked}::tsquery`;
    return sql`SELECT number, -ts_rank(words, ${query}, ${sql.lit(BY_LENGTH)}) AS rank FROM ${table} WHERE words @@ ${query}`;
  };
  const terms = (all: readonly string[], mark: string): string[] =>
    all.flatMap((term) => plainTerms(term)).map((term) => `'${lexeme(term)}'${mark}`);
  return {
    create: async (within) => {
      await sql`CREATE TABLE ${table} (number bigint PRIMARY KEY, words tsvector NOT NULL)`.execute(within);
      const index = sql.id(`${names.precedent_words}_by_words`);
      await sql`CREATE INDEX ${index} ON ${table} USING gin (words)`.execute(within);
    },
    put: async (within, said) => {
      const rows = said.map((one) => sql`(${one.number}, ${vectorOf(one)}::tsvector)`);
      await sql`INSERT INTO ${table} (number, words) VALUES ${sql.join(rows)}`.execute(within);
    },
    drop: async (within, numbers) =>
      void (await sql`DELETE FROM ${table} WHERE number IN (${sql.join(numbers)})`.execute(within)),
    allOf: (all) => found(terms(all, ':*').join(' & ')),
    anyOf: (all) => found(terms(all, '').join(' | ')),
  };
}

/** PostgreSQL counts places of words up to here, of one word up to there, and takes no longer words. */
const MOST_PLACES = 16_383;
const MOST_TIMES = 255;
const LONGEST_WORD = 200;

function lexeme(word: string): string {
  return word.slice(0, LONGEST_WORD).toWellFormed();
}

function vectorOf({ claim, because, remedies, rules }: Said): string {
  const places = new Map<string, number[]>();
  for (const [index, word] of plainTerms([claim, because, remedies, rules].join(' ')).entries()) {
    const known = places.get(lexeme(word));
    const place = Math.min(index + 1, MOST_PLACES);
    if (known === undefined) places.set(lexeme(word), [place]);
    else if (known.length < MOST_TIMES) known.push(place);
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}
