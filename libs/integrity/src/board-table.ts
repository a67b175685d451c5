import type { Migration, Migrations } from '@adjutant/store';
import { sql } from 'kysely';

export interface BoardSchema {
  /** One row: who looks through the log just now, until when nobody else may, and what the last look has found, as JSON. */
  readonly log_check: {
    readonly only_row: number;
    readonly holder: string | null;
    readonly until: number;
    readonly ended: number;
    readonly found: string | null;
  };
}

const board: Migration = async (within, engine) => {
  const whole = engine === 'sqlite' ? 'INTEGER' : 'bigint';
  const columns = `only_row ${whole} PRIMARY KEY CHECK (only_row = 1), holder TEXT, until ${whole} NOT NULL, ended ${whole} NOT NULL, found TEXT`;
  await sql.raw(`CREATE TABLE log_check (${columns})`).execute(within);
  await sql.raw('INSERT INTO log_check VALUES (1, NULL, 0, 0, NULL)').execute(within);
};

export const INTEGRITY: Migrations = { owner: 'integrity', steps: [board] };
