import type { Database, Statement } from 'better-sqlite3';
import type { Precedent } from './precedent.js';
import { allOf, anyOf } from './words.js';

/** The tables of precedents; the words are indexed by FTS5, under the number of their row. */
export const PRECEDENT_TABLES = ['precedents', 'precedent_rules', 'precedent_words'] as const;

export const PRECEDENT_SCHEMA = `
  CREATE TABLE precedents (
    number INTEGER PRIMARY KEY,
    dispute TEXT NOT NULL,
    ruling TEXT NOT NULL,
    pack TEXT NOT NULL,
    at TEXT NOT NULL,
    revision INTEGER NOT NULL,
    precedent TEXT NOT NULL,
    UNIQUE (dispute, ruling)
  ) STRICT;
  CREATE TABLE precedent_rules (
    rule TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (rule, number)
  ) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE precedent_words USING fts5(claim, because, remedies, rules, tokenize = 'unicode61 remove_diacritics 2');
`;

/** Newest first among equals; ids settle what happened at the same instant, so that every rebuild gives the same order. */
const NEWEST = 'p.at DESC, p.dispute, p.ruling';

export interface PrecedentsAsked {
  readonly rules?: readonly string[];
  readonly pack?: string;
  readonly terms?: readonly string[];
}

/** What a new question has in common with old ones. */
export interface Likeness {
  /** Itself: no dispute is its own precedent. */
  readonly dispute: string;
  /** Ids of rules and codes of findings. */
  readonly rules: readonly string[];
  readonly pack: string;
  readonly terms: readonly string[];
}

export interface LikePrecedent {
  readonly precedent: Precedent;
  readonly samePack: boolean;
  readonly sharesWords: boolean;
}

/** Rulings in the read database, and the search through them. */
export class PrecedentRows {
  readonly #database: Database;
  readonly #revision: Statement<[string], number>;

  constructor(database: Database) {
    this.#database = database;
    this.#revision = database
      .prepare<[string], number>('SELECT coalesce(max(revision), -1) FROM precedents WHERE dispute = ?')
      .pluck();
  }

  /** Up to which event the rows of a dispute are true; -1 where it has none. */
  revisionOf(dispute: string): number {
    return this.#revision.get(dispute) ?? -1;
  }

  /** Writes all rulings of a dispute in the place of those that stand there. */
  write(dispute: string, revision: number, precedents: readonly Precedent[]): void {
    const old = this.#database.prepare('SELECT number FROM precedents WHERE dispute = ?').pluck().all(dispute);
    for (const number of old) {
      this.#database.prepare('DELETE FROM precedent_words WHERE rowid = ?').run(number);
      this.#database.prepare('DELETE FROM precedent_rules WHERE number = ?').run(number);
    }
    this.#database.prepare('DELETE FROM precedents WHERE dispute = ?').run(dispute);
    for (const precedent of precedents) this.#insert(precedent, revision);
  }

  #insert(precedent: Precedent, revision: number): void {
    const { dispute, ruling, pack, at, claim, because, remedies, rules, codes } = precedent;
    const { lastInsertRowid: number } = this.#database
      .prepare('INSERT INTO precedents (dispute, ruling, pack, at, revision, precedent) VALUES (?, ?, ?, ?, ?, ?)')
      .run(dispute, ruling, pack, at, revision, JSON.stringify(precedent));
    const mark = this.#database.prepare('INSERT INTO precedent_rules VALUES (?, ?)');
    for (const rule of new Set([...rules, ...codes])) mark.run(rule, number);
    this.#database
      .prepare('INSERT INTO precedent_words (rowid, claim, because, remedies, rules) VALUES (?, ?, ?, ?, ?)')
      .run(number, claim, because, remedies.join('; '), [...rules, ...codes].join(' '));
  }

  /** Everything that is asked for has to hold. With words the best match is first, else the newest. */
  search({ rules = [], pack, terms = [] }: PrecedentsAsked, limit: number): readonly Precedent[] {
    const wanted: [string, ...unknown[]][] = rules.map((rule) => [
      'EXISTS (SELECT 1 FROM precedent_rules r WHERE r.number = p.number AND r.rule = ?)',
      rule,
    ]);
    if (pack !== undefined) wanted.push(['p.pack = ?', pack]);
    if (terms.length > 0) wanted.push(['precedent_words MATCH ?', allOf(terms)]);
    const where = wanted.length === 0 ? '' : `WHERE ${wanted.map(([clause]) => clause).join(' AND ')}`;
    const [words, order] =
      terms.length > 0
        ? ['JOIN precedent_words ON precedent_words.rowid = p.number', `bm25(precedent_words), ${NEWEST}`]
        : ['', NEWEST];
    return this.#database
      .prepare<unknown[], string>(`SELECT p.precedent FROM precedents p ${words} ${where} ORDER BY ${order} LIMIT ?`)
      .pluck()
      .all(...wanted.flatMap(([, ...values]) => values), limit)
      .map((text) => JSON.parse(text) as Precedent);
  }

  /** Rulings that share a rule or words: those with most rules in common first, then those of the same pack, then the likest words. */
  like({ dispute, rules, pack, terms }: Likeness, limit: number): readonly LikePrecedent[] {
    // Materialized: asked once for each ruling, the words would be searched thousands of times.
    const said = terms.length === 0 ? 'SELECT NULL AS number, 0 AS rank WHERE 0' : SAID;
    return this.#database
      .prepare<unknown[], { precedent: string; samePack: number; sharesWords: number }>(
        `WITH said AS MATERIALIZED (${said}),
           shared AS MATERIALIZED (SELECT number, count(*) AS many FROM precedent_rules
             WHERE rule IN (SELECT value FROM json_each(?)) GROUP BY number),
           candidates AS MATERIALIZED (SELECT number FROM said UNION SELECT number FROM shared)
         SELECT p.precedent, p.pack = ? AS samePack, said.number IS NOT NULL AS sharesWords
         FROM candidates JOIN precedents p ON p.number = candidates.number
           LEFT JOIN said ON said.number = candidates.number LEFT JOIN shared ON shared.number = candidates.number
         WHERE p.dispute <> ?
         ORDER BY coalesce(shared.many, 0) DESC, samePack DESC, coalesce(said.rank, 0), ${NEWEST} LIMIT ?`,
      )
      .all(...(terms.length === 0 ? [] : [anyOf(terms)]), JSON.stringify(rules), pack, dispute, limit)
      .map(({ precedent, samePack, sharesWords }) => ({
        precedent: JSON.parse(precedent) as Precedent,
        samePack: samePack === 1,
        sharesWords: sharesWords === 1,
      }));
  }
}

const SAID = 'SELECT rowid AS number, bm25(precedent_words) AS rank FROM precedent_words WHERE precedent_words MATCH ?';
