import type { Migration, Migrations } from '@adjutant/store';
import { sql } from 'kysely';

/** A file as it was sent to one dispute, or as the sheet of one match: it is evidence there, and nowhere else. */
export interface Bound {
  /** `dispute/hash`. */
  readonly id: string;
  /** The id of a dispute, or what `sheetsOf` calls the sheets of a match. */
  readonly dispute: string;
  readonly hash: string;
  readonly bytes: number;
  /** Whose it counts as: a side, or `staff`. */
  readonly who: string;
  /** 1 where it was not here before: it may go when nobody needs it. Files of earlier builds stay. */
  readonly brought: number;
  /** 1 once it is known to stand in the record of its dispute. */
  readonly attached: number;
  /** Milliseconds since 1970: when it was sent, or last asked for to be put in. */
  readonly at: number;
}

export interface EvidenceSchema {
  readonly evidence: { readonly hash: string; readonly content: Buffer };
  readonly bound: Bound;
  /** Has a row once every file that the log of an earlier build speaks of is bound to its dispute. */
  readonly adopted: { readonly id: string };
}

const files: Migration = async (within, engine) => {
  const bytes = engine === 'sqlite' ? 'BLOB' : 'bytea';
  await sql.raw(`CREATE TABLE evidence (hash text PRIMARY KEY, content ${bytes} NOT NULL)`).execute(within);
};

const bindings: Migration = async (within, engine) => {
  const whole = engine === 'sqlite' ? 'INTEGER' : 'bigint';
  const columns = [
    'id text PRIMARY KEY, dispute text NOT NULL, hash text NOT NULL, who text NOT NULL',
    ...['bytes', 'brought', 'attached', 'at'].map((name) => `${name} ${whole} NOT NULL`),
  ];
  const statements = [
    `CREATE TABLE bound (${columns.join(', ')})`,
    'CREATE INDEX bound_of_dispute ON bound (dispute)',
    'CREATE INDEX bound_of_hash ON bound (hash)',
    'CREATE TABLE adopted (id text PRIMARY KEY)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(within);
};

export const EVIDENCE: Migrations = { owner: 'evidence', steps: [files, bindings] };
