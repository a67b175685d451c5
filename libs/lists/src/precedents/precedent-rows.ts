import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Engine } from '@adjutant/store';
import type { ListSchema, Names } from '../schema.js';
import { inParts } from '../writing.js';
import { fullTextOf, type FullText } from './full-text.js';
import type { Precedent } from './precedent.js';

/** Newest first among equals; ids settle what happened at the same instant, so that every rebuild gives the same order. */
const NEWEST = sql`p.at DESC, p.dispute, p.ruling`;

const NOTHING_SAID = sql`SELECT CAST(NULL AS bigint) AS number, 0 AS rank WHERE 1 = 0`;

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

/** A ruling, and which event of the whole log it is. */
export interface NumberedPrecedent {
  readonly number: number;
  readonly precedent: Precedent;
}

/** All rulings of a dispute, true up to one of its events. */
export interface RulingsOfDispute {
  readonly dispute: string;
  readonly revision: number;
  readonly precedents: readonly NumberedPrecedent[];
}

/** Rulings in one version, and the search through them. */
export class PrecedentRows {
  readonly #fullText: FullText;

  constructor(
    private readonly kysely: Kysely<ListSchema>,
    private readonly names: Names,
    engine: Engine,
  ) {
    this.#fullText = fullTextOf(engine, names);
  }

  /** Up to which event the rows of disputes are true; those that have none are left out. */
  async revisionsOf(disputes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const known = new Map<string, number>();
    for (const part of inParts(disputes)) {
      const rows = this.kysely
        .selectFrom(this.names.precedents)
        .select(({ fn }) => ['dispute', fn.max('revision').as('revision')] as const)
        .where('dispute', 'in', part)
        .groupBy('dispute');
      for (const { dispute, revision } of await rows.execute()) known.set(dispute, revision);
    }
    return known;
  }

  /** Writes all rulings of disputes in the place of those that stand there. */
  async write(within: Kysely<ListSchema>, all: readonly RulingsOfDispute[]): Promise<void> {
    for (const part of inParts(all)) {
      await this.#forget(
        within,
        part.map(({ dispute }) => dispute),
      );
    }
    const rows = all.flatMap(({ revision, precedents }) => precedents.map((one) => ({ ...one, revision })));
    for (const part of inParts(rows)) await this.#insert(within, part);
  }

  async #forget(within: Kysely<ListSchema>, disputes: readonly string[]): Promise<void> {
    const { precedents, precedent_rules } = this.names;
    const old = await within.selectFrom(precedents).select('number').where('dispute', 'in', disputes).execute();
    for (const part of inParts(old.map(({ number }) => number))) {
      await this.#fullText.drop(within, part);
      await within.deleteFrom(precedent_rules).where('number', 'in', part).execute();
      await within.deleteFrom(precedents).where('number', 'in', part).execute();
    }
  }

  async #insert(
    within: Kysely<ListSchema>,
    rows: readonly (NumberedPrecedent & { readonly revision: number })[],
  ): Promise<void> {
    const { precedents, precedent_rules } = this.names;
    await within
      .insertInto(precedents)
      .values(
        rows.map(({ number, revision, precedent }) => {
          const { dispute, ruling, pack, at } = precedent;
          return { number, dispute, ruling, pack, at, revision, precedent: JSON.stringify(precedent) };
        }),
      )
      .execute();
    const marks = rows.flatMap(({ number, precedent: { rules, codes } }) =>
      [...new Set([...rules, ...codes])].map((rule) => ({ rule, number })),
    );
    for (const part of inParts(marks)) await within.insertInto(precedent_rules).values(part).execute();
    const said = rows.map(({ number, precedent: { claim, because, remedies, rules, codes } }) => ({
      ...{ number, claim, because, remedies: remedies.join('; '), rules: [...rules, ...codes].join(' ') },
    }));
    await this.#fullText.put(within, said);
  }

  /** Everything that is asked for has to hold. With words the best match is first, else the newest. */
  async search({ rules = [], pack, terms = [] }: PrecedentsAsked, limit: number): Promise<readonly Precedent[]> {
    const { precedents, precedent_rules } = this.names;
    const wanted = rules.map(
      (rule) =>
        sql`EXISTS (SELECT 1 FROM ${sql.table(precedent_rules)} r WHERE r.number = p.number AND r.rule = ${rule})`,
    );
    if (pack !== undefined) wanted.push(sql`p.pack = ${pack}`);
    const where = wanted.length === 0 ? sql`` : sql`WHERE ${sql.join(wanted, sql` AND `)}`;
    const said = terms.length === 0 ? undefined : this.#fullText.allOf(terms);
    const [having, order] = said
      ? [sql`JOIN (${said}) said ON said.number = p.number`, sql`said.rank, ${NEWEST}`]
      : [sql``, NEWEST];
    const { rows } = await sql<{ precedent: string }>`
      SELECT p.precedent FROM ${sql.table(precedents)} p ${having} ${where} ORDER BY ${order} LIMIT ${limit}`.execute(
      this.kysely,
    );
    return rows.map(({ precedent }) => JSON.parse(precedent) as Precedent);
  }

  /** Rulings that share a rule or words: those with most rules in common first, then those of the same pack, then the likest words. */
  async like(asked: Likeness, limit: number): Promise<readonly LikePrecedent[]> {
    const found = this.likeQuery(asked, limit).execute(this.kysely);
    return (await found).rows.map(({ precedent, samePack, sharesWords }) => ({
      precedent: JSON.parse(precedent) as Precedent,
      samePack: samePack === 1,
      sharesWords: sharesWords === 1,
    }));
  }

  /** Materialized: asked once for each ruling, the words would be searched thousands of times. */
  likeQuery({ dispute, rules, pack, terms }: Likeness, limit: number): RawBuilder<LikeRow> {
    const { precedents, precedent_rules } = this.names;
    const said = terms.length === 0 ? NOTHING_SAID : this.#fullText.anyOf(terms);
    const among = rules.length === 0 ? sql`1 = 0` : sql`rule IN (${sql.join(rules)})`;
    return sql<LikeRow>`
      WITH said AS MATERIALIZED (${said}),
        shared AS MATERIALIZED (SELECT number, count(*) AS many FROM ${sql.table(precedent_rules)}
          WHERE ${among} GROUP BY number),
        candidates AS MATERIALIZED (SELECT number FROM said UNION SELECT number FROM shared)
      SELECT p.precedent, CASE WHEN p.pack = ${pack} THEN 1 ELSE 0 END AS "samePack",
        CASE WHEN said.number IS NULL THEN 0 ELSE 1 END AS "sharesWords"
      FROM candidates JOIN ${sql.table(precedents)} p ON p.number = candidates.number
        LEFT JOIN said ON said.number = candidates.number LEFT JOIN shared ON shared.number = candidates.number
      WHERE p.dispute <> ${dispute}
      ORDER BY coalesce(shared.many, 0) DESC, "samePack" DESC, coalesce(said.rank, 0), ${NEWEST} LIMIT ${limit}`;
  }
}

interface LikeRow {
  readonly precedent: string;
  readonly samePack: number;
  readonly sharesWords: number;
}
