import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInMemory, openTables, type Tables, type Whereabouts } from '@adjutant/store';
import { sql } from 'kysely';
import { ACCESS, type AccessSchema } from './access-migrations.js';

type AccessPlace = Pick<Whereabouts, 'store' | 'data'>;

/** The accounts of an installation that shares them with no other: in a file of its own. */
export async function openAccess(place: AccessPlace): Promise<Tables<AccessSchema>> {
  if (isInMemory(place)) return openTables('memory:', ACCESS);
  const tables = await openTables<AccessSchema>(`sqlite:${fileIn(place)}`, ACCESS);
  // What is erased is overwritten in the file as well.
  await sql`PRAGMA secure_delete = ON`.execute(tables.kysely);
  return tables;
}

/** Whether anybody was ever given access there. */
export function isAccessThere(place: AccessPlace): boolean {
  return !isInMemory(place) && existsSync(fileIn(place));
}

function fileIn({ data }: AccessPlace): string {
  return join(data, 'access.db');
}
