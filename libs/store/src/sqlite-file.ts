import { getHeapStatistics } from 'node:v8';
import Database from 'better-sqlite3';
import { naming, privateFile } from './private-files.js';
import { codeOf } from './trouble.js';

const IN_MEMORY = ':memory:';
/** The system caches the file as well: more than this of each saves no reading that anybody could measure. */
const MOST_KIBIBYTES = 4_096;
/** A kibibyte of each file for so much of the heap: on a machine of 1 GB, where the system caches less as well, that is a megabyte. */
const HEAP_FOR_A_KIBIBYTE = 512_000;

/** How much of each file is cached by a process that was given so much of a heap, in kibibytes. */
export function kibibytesCached(heap: number): number {
  return Math.min(MOST_KIBIBYTES, Math.floor(heap / HEAP_FOR_A_KIBIBYTE));
}

/**
 * The one door to SQLite files: each is made for its owner alone, and whatever goes wrong while it is made ready names the
 * file and the cause. What was opened is closed again then.
 */
export function openSqliteFile<Ready>(
  path: string,
  options: Database.Options,
  prepare: (database: Database.Database) => Ready,
): Ready {
  return naming(path, () => {
    if (path !== IN_MEMORY && options.readonly !== true) privateFile(path);
    const database = new Database(path, options);
    try {
      // Before it is made ready: whoever wants it for one look closes it there.
      database.pragma(`cache_size = ${-kibibytesCached(getHeapStatistics().heap_size_limit)}`);
      return prepare(database);
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

const AGAIN_MS = 10;
const MOST_TRIES = 500;

/**
 * Has the file keep a write-ahead log, and says which journal it keeps then. Whoever writes meanwhile is waited for: SQLite itself
 * does not wait here, so that of two instances that make a new file at the same moment one would not start.
 */
export function inWriteAheadLog(database: Database.Database): unknown {
  for (let tries = 1; ; tries += 1) {
    try {
      return database.pragma('journal_mode = WAL', { simple: true });
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || tries === MOST_TRIES) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS);
    }
  }
}
