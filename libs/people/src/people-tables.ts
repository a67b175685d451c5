import { join } from 'node:path';
import { isInMemory, openTables, type Tables, type Whereabouts } from '@adjutant/store';
import { sql } from 'kysely';
import { PEOPLE, type PeopleSchema } from './people-migrations.js';

/** The people of an installation that shares them with no other: in a file of its own. */
export async function openPeople(settings: Pick<Whereabouts, 'store' | 'data'>): Promise<Tables<PeopleSchema>> {
  const place = isInMemory(settings) ? 'memory:' : `sqlite:${join(settings.data, 'people.db')}`;
  const tables = await openTables<PeopleSchema>(place, PEOPLE);
  // What is erased or replaced is overwritten in the file as well.
  await sql`PRAGMA secure_delete = ON`.execute(tables.kysely);
  return tables;
}
