import type { Migration, Migrations } from '@adjutant/store';
import { sql } from 'kysely';

export interface EventSchema {
  /** One row, as JSON. */
  readonly event_policy: { readonly only_row: 1; readonly policy: string };
}

const decisions: Migration = async (within) => {
  await sql`CREATE TABLE event_policy (only_row integer PRIMARY KEY CHECK (only_row = 1), policy text NOT NULL)`.execute(
    within,
  );
};

export const EVENT: Migrations = { owner: 'event', steps: [decisions] };
