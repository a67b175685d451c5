import { rmSync } from 'node:fs';
import { BEGINNING, type Position } from '@adjutant/store';
import Database from 'better-sqlite3';
import { PRECEDENT_SCHEMA } from '../precedents/precedent-rows.js';

/** Raise it whenever what a row says, or how it is worked out, changes: every installation then rebuilds by itself. */
export const READ_MODELS_VERSION = 6;

const SCHEMA = `
  CREATE TABLE progress (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), version INTEGER NOT NULL, position TEXT NOT NULL) STRICT;
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    place INTEGER NOT NULL UNIQUE,
    revision INTEGER NOT NULL,
    summary TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE disputes (
    id TEXT PRIMARY KEY,
    place INTEGER NOT NULL UNIQUE,
    revision INTEGER NOT NULL,
    match TEXT NOT NULL,
    status TEXT NOT NULL,
    judge TEXT,
    claim TEXT NOT NULL,
    unsettled INTEGER NOT NULL,
    summary TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX disputes_of_match ON disputes (match, unsettled);
`;

export interface OpenedReadDatabase {
  readonly database: Database.Database;
  /** Why everything has to be built anew; undefined where the file goes on where it stopped. */
  readonly anew?: string;
}

/** Opens the file. One that is missing, damaged or of another version is replaced: nothing in it is the only copy of anything. */
export function openReadDatabase(file: string): OpenedReadDatabase {
  const opened = tryOpen(file);
  if ('database' in opened) return opened;
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  return { database: create(file), anew: opened.reason };
}

function tryOpen(file: string): OpenedReadDatabase | { readonly reason: string } {
  let database: Database.Database | undefined;
  try {
    database = connect(file);
    const tables = database.prepare("SELECT count(*) FROM sqlite_schema WHERE type = 'table'").pluck().get();
    if (tables === 0) {
      database.close();
      return { reason: 'there is none yet' };
    }
    const version: unknown = database.prepare('SELECT version FROM progress').pluck().get();
    const sound = database.pragma('quick_check(1)', { simple: true }) === 'ok';
    if (version === READ_MODELS_VERSION && sound) return { database };
    database.close();
    return {
      reason: sound ? `it has version ${String(version)}, and this build has ${READ_MODELS_VERSION}` : 'it is damaged',
    };
  } catch (error) {
    database?.close();
    return { reason: `it cannot be read (${error instanceof Error ? error.message : String(error)})` };
  }
}

function create(file: string): Database.Database {
  const database = connect(file);
  database.exec(SCHEMA + PRECEDENT_SCHEMA);
  database.prepare('INSERT INTO progress VALUES (1, ?, ?)').run(READ_MODELS_VERSION, BEGINNING);
  return database;
}

function connect(file: string): Database.Database {
  const database = new Database(file, { timeout: 5_000 });
  database.pragma('journal_mode = WAL');
  // A power cut may cost the last rows; they are read from the log again.
  database.pragma('synchronous = NORMAL');
  return database;
}

export function readPosition(database: Database.Database): Position {
  return database.prepare('SELECT position FROM progress').pluck().get() as Position;
}
