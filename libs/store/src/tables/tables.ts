import type { Kysely, Transaction } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/** Two numbers that stay what they are for as long as nothing is written, and are never again what they were. */
export interface Changes {
  /** Grows with each row that is written over this connection, also where that is taken back. */
  readonly own: number;
  /** Another one whenever another connection has written something. */
  readonly others: number;
}

/** Tables in a SQLite file or in a PostgreSQL database, asked in the same words. */
export interface Tables<Schema = unknown> {
  readonly engine: Engine;
  /** Where they are, as a person may read it: without a password. */
  readonly at: string;
  /** Why a SQLite file was replaced by an empty one; undefined where it was not. */
  readonly replaced?: string;
  readonly kysely: Kysely<Schema>;
  /** Left out where to ask costs as much as to read: of a database elsewhere. Only what grows nowhere else is told apart by it. */
  readonly changes?: () => Changes;
  /**
   * All that `work` writes, or none of it. In SQLite it holds the right to write from its beginning, so it never fails
   * half way because somebody else wrote first. Rejects with `TablesUnavailable` where trying again may help.
   */
  transaction<Result>(work: (within: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Lifts the tables of one owner from the version before; a step that has been released never changes. */
export type Migration = (within: Kysely<unknown>, engine: Engine) => Promise<void>;

/** The tables of one part of the program. Their version is how many of the steps have been taken. */
export interface Migrations {
  /** Unique in a database, as `lists` or `people`. */
  readonly owner: string;
  readonly steps: readonly Migration[];
}

export interface TablesOptions {
  /** Who asks, as PostgreSQL's own views tell it. */
  readonly name?: string;
  /** Most connections to PostgreSQL at the same time. */
  readonly connections?: number;
  /** How long to wait for a connection, or for another process that is writing. */
  readonly patienceMs?: number;
  /** `normal`: a power cut may cost the last rows of a SQLite file. For what can be read from the log again. */
  readonly synchronous?: 'full' | 'normal';
  /** Nothing in it is the only copy of anything: a SQLite file that cannot be used is replaced. */
  readonly disposable?: boolean;
}
