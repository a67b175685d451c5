import { join } from 'node:path';
import Database from 'better-sqlite3';
import { isInMemory, type Settings } from '../settings.js';

const PATIENCE_MS = 5_000;
const WIPE_PATIENCE_MS = 500;

/** One step for each version of the file; a file of an older version takes the steps that it has not taken. */
const STEPS: readonly string[] = [
  'CREATE TABLE IF NOT EXISTS people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID',
  `ALTER TABLE people ADD COLUMN contact TEXT;
   ALTER TABLE people ADD COLUMN club TEXT;
   ALTER TABLE people ADD COLUMN nation TEXT;
   CREATE TABLE erased (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;`,
];

export function openPeople(settings: Settings): Database.Database {
  const database = new Database(isInMemory(settings) ? ':memory:' : join(settings.data, 'people.db'), {
    timeout: PATIENCE_MS,
  });
  database.pragma('journal_mode = WAL');
  // What is erased or replaced is overwritten in the file as well.
  database.pragma('secure_delete = ON');
  migrate(database);
  return database;
}

function migrate(database: Database.Database): void {
  database
    .transaction(() => {
      const version = database.pragma('user_version', { simple: true }) as number;
      if (version > STEPS.length) {
        throw new Error(
          `people.db has version ${version}, and this build knows ${STEPS.length}: use a newer Adjutant.`,
        );
      }
      for (const step of STEPS.slice(version)) database.exec(step);
      database.pragma(`user_version = ${STEPS.length}`);
    })
    .immediate();
}

/**
 * Leaves no byte of what was deleted in any file: the database is written anew from what is still in it, and the log of its
 * changes is emptied. False: somebody else is reading it, so that the log has to stay for now.
 */
export function wipe(database: Database.Database): boolean {
  database.exec('VACUUM');
  database.pragma(`busy_timeout = ${WIPE_PATIENCE_MS}`);
  const [{ busy } = { busy: 1 }] = database.pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[];
  database.pragma(`busy_timeout = ${PATIENCE_MS}`);
  return busy === 0;
}
