import type Database from 'better-sqlite3';
import { StoreUnreadable } from '../errors.js';
import { FileUnusable, whyUnusable } from '../private-files.js';
import { inWriteAheadLog, openSqliteFile } from '../sqlite-file.js';
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
  return openingStore(path, () =>
    openSqliteFile(path, { timeout: options.busyTimeoutMs }, (database) => {
      prepareForWriting(database, path, options);
      return database;
    }),
  );
}

/** What is wrong with the file is told as a trouble of the event store that is in it. */
export function openingStore<Result>(path: string, open: () => Result): Result {
  try {
    return open();
  } catch (error) {
    if (error instanceof StoreUnreadable) throw error;
    const cause = error instanceof FileUnusable ? error.cause : error;
    throw new StoreUnreadable(`the event store ${path} cannot be opened: ${whyUnusable(path, cause)}`, { cause });
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
  const journal: unknown = inWriteAheadLog(database);
  if (path !== IN_MEMORY && journal !== 'wal') {
    throw new StoreUnreadable(`the event store ${path} cannot keep a write-ahead log on this file system`);
  }
  database.pragma('synchronous = FULL');
  database.pragma('wal_autocheckpoint = 0');
  database.pragma(`journal_size_limit = ${options.walLimitBytes}`);
  migrate(database);
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
