import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { StoreUnreadable } from '../errors.js';
import { codeOf, messageOf } from '../trouble.js';
import { migrate, SCHEMA_VERSION, versionOf } from './schema.js';

const FULL = 2;
const IN_MEMORY = ':memory:';

export interface DatabaseOptions {
  /** How long to wait for another process that is writing. */
  readonly busyTimeoutMs: number;
  /** The write-ahead log is cut back to this size when it has been carried over. */
  readonly walLimitBytes: number;
}

export function openDatabase(path: string, options: DatabaseOptions): Database.Database {
  let database: Database.Database | undefined;
  try {
    if (path !== IN_MEMORY) mkdirSync(dirname(path), { recursive: true });
    database = new Database(path, { timeout: options.busyTimeoutMs });
    prepareForWriting(database, path, options);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StoreUnreadable) throw error;
    throw new StoreUnreadable(`the event store ${path} cannot be opened: ${reasonOf(error)}`, { cause: error });
  }
}

function prepareForWriting(database: Database.Database, path: string, options: DatabaseOptions): void {
  const version = versionOf(database);
  if (version === undefined) {
    throw new StoreUnreadable(`${path} is a SQLite file, but not an event store of Adjutant: name another file`);
  }
  if (version > SCHEMA_VERSION) {
    throw new StoreUnreadable(
      `the event store ${path} has schema ${version}, but this build knows schemas up to ${SCHEMA_VERSION}: use a newer build`,
    );
  }
  const journal: unknown = database.pragma('journal_mode = WAL', { simple: true });
  if (path !== IN_MEMORY && journal !== 'wal') {
    throw new StoreUnreadable(`the event store ${path} cannot keep a write-ahead log on this file system`);
  }
  database.pragma('synchronous = FULL');
  database.pragma('wal_autocheckpoint = 0');
  database.pragma(`journal_size_limit = ${options.walLimitBytes}`);
  migrate(database, version);
  assertSynchronous(database, path);
}

/** better-sqlite3 is built to fall back to NORMAL with the first write, so it is looked at after one. */
function assertSynchronous(database: Database.Database, path: string): void {
  const level: unknown = database.pragma('synchronous', { simple: true });
  if (level === FULL) return;
  throw new StoreUnreadable(
    `the event store ${path} does not wait for the disk (synchronous is ${String(level)} instead of ${FULL}): ` +
      'answers would be given for events that a power cut can take back',
  );
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === 'SQLITE_NOTADB') return 'the file is not a SQLite database';
  if (code.startsWith('SQLITE_CORRUPT')) return 'the file is damaged; put back a backup';
  if (code.startsWith('SQLITE_BUSY')) return 'another process holds it';
  return messageOf(error);
}
