import { BEGINNING, type Position } from '@adjutant/store';
import type { Database, Statement } from 'better-sqlite3';
import { READ_MODELS_VERSION, readPosition } from './read-database.js';
import type { Teller } from './teller.js';

/** Up to where the log has been read into the rows. */
export class ReadPlace {
  readonly #database: Database;
  readonly #move: Statement<[Position, Position]>;

  constructor(database: Database) {
    this.#database = database;
    this.#move = database.prepare('UPDATE progress SET position = ? WHERE position = ?');
  }

  position(): Position {
    return readPosition(this.#database);
  }

  /** Writes rows and moves on, both or neither. False: somebody else has moved on from there, and nothing was written. */
  advance(from: Position, to: Position, write: () => void): boolean {
    return this.#database.transaction(() => {
      if (this.#move.run(to, from).changes === 0) return false;
      write();
      return true;
    })();
  }

  /** Forgets every row, so that all of it is read from the log again. */
  startOver(tellers: readonly Teller[]): void {
    this.#database.transaction(() => {
      for (const table of tellers.flatMap((teller) => teller.tables)) this.#database.exec(`DELETE FROM ${table}`);
      this.#database.prepare('UPDATE progress SET version = ?, position = ?').run(READ_MODELS_VERSION, BEGINNING);
    })();
  }
}
