import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import Database from 'better-sqlite3';
import { wipe } from '../people/people-database.js';
import { isInMemory, type Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS staff (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  sign_in_name TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  roles TEXT NOT NULL,
  since TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS links (
  id TEXT PRIMARY KEY,
  match TEXT NOT NULL,
  side TEXT NOT NULL,
  until INTEGER NOT NULL,
  issued_at TEXT NOT NULL,
  issued_by TEXT NOT NULL,
  revoked_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS links_of_match ON links (match);

CREATE TABLE IF NOT EXISTS sessions (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  link TEXT,
  match TEXT,
  side TEXT,
  seen INTEGER NOT NULL,
  idle INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_of_person ON sessions (person);
CREATE INDEX IF NOT EXISTS sessions_of_link ON sessions (link);
`;

/** Accounts, sessions and links of seats, in a file of their own beside the log. It is opened when it is first needed. */
@Injectable()
export class AccessFile implements OnApplicationShutdown {
  #opened: Database.Database | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  get database(): Database.Database {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  /** Whether anybody was ever given access: where not, nothing is made only to look. */
  get isThere(): boolean {
    return this.#opened !== undefined || existsSync(this.#path);
  }

  /** Takes what was erased out of the journal as well, not only out of the file. */
  scrub(): void {
    wipe(this.database);
  }

  onApplicationShutdown(): void {
    this.#opened?.close();
  }

  get #path(): string {
    return isInMemory(this.settings) ? ':memory:' : join(this.settings.data, 'access.db');
  }

  #open(): Database.Database {
    // Nobody but the server reads it; SQLite gives its journals the same rights.
    if (!isInMemory(this.settings)) closeSync(openSync(this.#path, 'a', 0o600));
    const database = new Database(this.#path, { timeout: 5_000 });
    database.pragma('journal_mode = WAL');
    // What is erased is overwritten in the file as well.
    database.pragma('secure_delete = ON');
    database.exec(SCHEMA);
    return database;
  }
}
