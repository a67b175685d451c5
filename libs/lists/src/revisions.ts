import type { Kysely } from 'kysely';
import type { ListOfRows, ListSchema, Names } from './schema.js';
import { inParts } from './writing.js';

/** Up to which event the rows of a list are true, by their ids; those that have none are left out. */
export async function revisionsIn(
  kysely: Kysely<ListSchema>,
  table: Names[ListOfRows],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = new Map<string, number>();
  for (const part of inParts(ids)) {
    const rows = kysely.selectFrom(table).select(['id', 'revision']).where('id', 'in', part);
    for (const { id, revision } of await rows.execute()) known.set(id, revision);
  }
  return known;
}
