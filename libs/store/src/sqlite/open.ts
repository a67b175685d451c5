import { EventSchemas } from '@adjutant/kernel';
import type { EventStore } from '../port.js';
import { openDatabase, openingStore } from './open-database.js';
import { SqliteEventStore } from './sqlite-store.js';

export interface SqliteOptions {
  /** Which schema version of each event type is written, and how older ones are read. */
  readonly schemas?: EventSchemas;
  readonly checkpointEveryMs?: number;
  readonly walLimitBytes?: number;
  readonly busyTimeoutMs?: number;
  /** The compiled file of a thread that calls `checkpointInThread`. */
  readonly checkpointThread?: URL;
}

export interface SqliteStore extends EventStore {
  /** Copies the log into a new file while it is in use. */
  backup(path: string): Promise<void>;
}

/** Opens the log in one file, or in memory for `:memory:`. The file and its folder are made where they do not exist. */
export function openSqliteStore(path: string, options: SqliteOptions = {}): SqliteStore {
  const { checkpointEveryMs = 200, walLimitBytes = 64 * 1024 * 1024, busyTimeoutMs = 5_000 } = options;
  const database = openDatabase(path, { walLimitBytes, busyTimeoutMs });
  const schemas = options.schemas ?? new EventSchemas();
  return openingStore(path, () => {
    try {
      return new SqliteEventStore(database, schemas, {
        ...{ everyMs: checkpointEveryMs, walLimitBytes, thread: options.checkpointThread },
      });
    } catch (error) {
      database.close();
      throw error;
    }
  });
}
