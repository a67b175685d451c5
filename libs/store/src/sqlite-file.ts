import Database from 'better-sqlite3';
import { naming, privateFile } from './private-files.js';

const IN_MEMORY = ':memory:';
/** The system caches the file as well: more than this of each saves no reading that anybody could measure. */
const CACHE_KIBIBYTES = 4_096;

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
      database.pragma(`cache_size = ${-CACHE_KIBIBYTES}`);
      return prepare(database);
    } catch (error) {
      database.close();
      throw error;
    }
  });
}
