import { rmSync } from 'node:fs';
import { messageOf } from '../trouble.js';
import { TablesDamaged, TablesUnavailable, TablesUnusable } from './errors.js';
import { migrate } from './migrate.js';
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
  const file = fileOf(setting);
  const open = async (): Promise<Tables> => {
    try {
      return await opened(await connector(setting, options)(), [migrations].flat());
    } catch (error) {
      throw file === undefined || isTold(error)
        ? error
        : new TablesDamaged(`${file} is damaged: ${messageOf(error)}`, { cause: error });
    }
  };
  if (!options.disposable || file === undefined) return (await open()) as unknown as Tables<Schema>;
  try {
    return (await open()) as unknown as Tables<Schema>;
  } catch (error) {
    if (!isReplaceable(error)) throw error;
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    return { ...(await open()), replaced: messageOf(error) } as unknown as Tables<Schema>;
  }
}

async function opened(tables: Tables, migrations: readonly Migrations[]): Promise<Tables> {
  try {
    await migrate(tables, migrations);
    return tables;
  } catch (error) {
    await tables.close();
    throw error;
  }
}

function connector(setting: string, options: TablesOptions): () => Tables | Promise<Tables> {
  const file = fileOf(setting);
  if (setting === 'memory:') return () => sqliteTables(':memory:', options);
  if (file !== undefined) return () => sqliteTables(file, options);
  if (/^postgres(ql)?:/.test(setting)) return () => inPostgres(setting, options);
  throw new TablesUnusable(
    'the setting names no tables: use memory:, sqlite:<path> or postgres://user:password@host:5432/database',
  );
}

/** The client takes long to load, and who keeps everything in files never needs it. */
async function inPostgres(setting: string, options: TablesOptions): Promise<Tables> {
  const { postgresTables } = await import('./postgres-tables.js');
  return postgresTables(setting, options);
}

/** `sqlite:data.db` and the URL-like `sqlite:///var/data.db` both name a file. */
function fileOf(setting: string): string | undefined {
  return /^sqlite:(?:\/\/)?(.+)$/s.exec(setting)?.[1];
}

/** What is wrong with the file itself, and not with the way to it. */
function isReplaceable(error: unknown): boolean {
  return error instanceof TablesDamaged || !isTold(error);
}

function isTold(error: unknown): boolean {
  return error instanceof TablesUnavailable || error instanceof TablesUnusable;
}
