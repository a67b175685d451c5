import { TablesUnusable } from './errors.js';
import { migrate } from './migrate.js';
import { postgresTables } from './postgres-tables.js';
import { sqliteTables } from './sqlite-tables.js';
import type { Migrations, Tables, TablesOptions } from './tables.js';

/**
 * Opens the tables that a setting names (`memory:`, `sqlite:<path>` or `postgres://user:pass@host:port/database`) and
 * brings them to what this build knows. `Schema` describes the tables to the query builder; it is not checked.
 *
 * Rejects with `TablesUnavailable` where trying again may help, with `TablesUnusable` where somebody has to mend something.
 */
export async function openTables<Schema = unknown>(
  setting: string,
  migrations: Migrations | readonly Migrations[],
  options: TablesOptions = {},
): Promise<Tables<Schema>> {
  const tables = connect(setting, options);
  try {
    await migrate(tables, [migrations].flat());
  } catch (error) {
    await tables.close();
    throw error;
  }
  return tables as unknown as Tables<Schema>;
}

function connect(setting: string, options: TablesOptions): Tables {
  const [, scheme = '', place = ''] = /^([a-z]+):(.*)$/s.exec(setting) ?? [];
  if (scheme === 'memory' && place === '') return sqliteTables(':memory:', options);
  if (scheme === 'sqlite' && place !== '') return sqliteTables(place.replace(/^\/\//, ''), options);
  if (scheme === 'postgres' || scheme === 'postgresql') return postgresTables(setting, options);
  throw new TablesUnusable(
    'the setting names no tables: use memory:, sqlite:<path> or postgres://user:password@host:5432/database',
  );
}
