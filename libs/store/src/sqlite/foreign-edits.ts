import type { Database, Statement } from 'better-sqlite3';
import { commitsOfOthers } from './foreign-commits.js';
import type { Batch } from './handed-on.js';

/**
 * How often somebody else has written to the file without adding an event behind the last: nobody who records does that but to keep an
 * envelope, and whoever edits a record does. Whoever edits while another process records is not told apart from it here.
 */
export class ForeignEdits {
  readonly #version: () => number | undefined;
  readonly #lastPosition: Statement<[], number | null>;
  #seen: number | undefined;
  #last: number | null | undefined;
  #count = 0;

  constructor(database: Database) {
    this.#version = commitsOfOthers(database);
    this.#lastPosition = database.prepare<[], number | null>('SELECT max(position) FROM events').pluck();
    this.#seen = this.#version();
    this.#last = this.#lastPosition.get();
  }

  /** To be called when this process has committed. */
  committed({ written }: Batch): void {
    if (written?.length === 0) return;
    this.#last = written ? written.at(-1)?.place : this.#lastPosition.get();
  }

  /** A number that is another one after each such time. */
  get count(): number {
    const version = this.#version();
    if (version === this.#seen) return this.#count;
    const last = this.#lastPosition.get();
    if (last === this.#last) this.#count += 1;
    this.#seen = version;
    this.#last = last;
    return this.#count;
  }
}
