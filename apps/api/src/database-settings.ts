import { parsePostgres } from '@adjutant/store';

/** `ADJUTANT_DATABASE`: undefined where lists, people and access stand in SQLite files. */
export function readDatabase(
  valueOf: (name: string) => string | undefined,
  mistaken: (sentence: string) => void,
): string | undefined {
  const database = valueOf('ADJUTANT_DATABASE');
  if (database === undefined) return undefined;
  const parsed = parsePostgres(database);
  if (parsed.ok) return database;
  // Without the value: a password may stand in it.
  mistaken(`ADJUTANT_DATABASE ${parsed.mistake}.`);
  return undefined;
}
