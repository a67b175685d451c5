import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import Database from 'better-sqlite3';
import { isInMemory, type Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';

export interface Person {
  readonly id: string;
  readonly name: string;
}

const SCHEMA = 'CREATE TABLE IF NOT EXISTS people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID';
const MOST = 1_000;

/** Names of people. They stand outside the log, where somebody who asks for it can be erased. */
@Injectable()
export class People implements OnApplicationShutdown {
  readonly #database: Database.Database;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.#database = new Database(isInMemory(settings) ? ':memory:' : join(settings.data, 'people.db'), {
      timeout: 5_000,
    });
    this.#database.pragma('journal_mode = WAL');
    // What is erased is overwritten in the file as well.
    this.#database.pragma('secure_delete = ON');
    this.#database.exec(SCHEMA);
  }

  onApplicationShutdown(): void {
    this.#database.close();
  }

  find(id: string): Person | undefined {
    return this.#database.prepare<[string], Person>('SELECT id, name FROM people WHERE id = ?').get(id);
  }

  list(): Person[] {
    return this.#database.prepare<[number], Person>('SELECT id, name FROM people ORDER BY name LIMIT ?').all(MOST);
  }

  name(id: string, name: string): Person {
    this.#database
      .prepare('INSERT INTO people VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name')
      .run(id, name);
    return { id, name };
  }

  erase(id: string): void {
    this.#database.prepare('DELETE FROM people WHERE id = ?').run(id);
  }
}
