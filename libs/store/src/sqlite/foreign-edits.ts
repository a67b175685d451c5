import type { Database, Statement } from 'better-sqlite3';
import { commitsOfOthers } from './foreign-commits.js';
import type { Batch } from './handed-on.js';

/**
 * How often somebody else has written to the file without adding an event behind the last: nobody who records does that but to keep an
 * envelope, and whoever edits a record or cuts it off does. Whoever edits while another process records is not told apart from it here.
 */
export class ForeignEdits {
  readonly #version: () => number | undefined;
  readonly #lastPosition: Statement<[], number | null>;
  #seen: number | undefined;
  /** Where the log ended when it was looked at last, or when this process last wrote to it. */
  #last: number;
  #count = 0;

  constructor(database: Database) {
    this.#version = commitsOfOthers(database);
    this.#lastPosition = database.prepare<[], number | null>('SELECT max(position) FROM events').pluck();
    this.#seen = this.#version();
    this.#last = this.#inFile();
  }

  /** To be called when this process has committed. */
  committed({ version, written }: Batch): void {
    const [first] = written ?? [];
    if (written && !first) return;
    // Of what was put back only the file can tell where it began: what others wrote before it may have been an edit.
    this.#met(version, first ? first.place - 1 : this.#last);
    this.#last = written?.at(-1)?.place ?? this.#inFile();
  }

  /** A number that is another one after each such time. */
  get count(): number {
    const version = this.#version();
    if (version === this.#seen) return this.#count;
    const last = this.#inFile();
    this.#met(version, last);
    this.#last = last;
    return this.#count;
  }

  /** `last`: where the log ended once others had written. */
  #met(version: number | undefined, last: number): void {
    if (version !== this.#seen && last <= this.#last) this.#count += 1;
    this.#seen = version;
  }

  #inFile(): number {
    return this.#lastPosition.get() ?? 0;
  }
}
