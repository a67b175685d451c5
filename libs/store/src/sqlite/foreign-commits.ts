import type { Database, Statement } from 'better-sqlite3';
import type { Lookout } from '../commit-signal.js';
import type { Batch } from './handed-on.js';

const LOOK_EVERY_MS = 30;
/** Where others do record, what came from there is shown here soon after it is shown there. */
const AMONG_OTHERS_MS = 10;
/** For how many looks without a commit of theirs others count as still there: half a minute. */
const LOOKS_AMONG_OTHERS = 3_000;

/** A number that is another one once anybody else has committed to the file; what this connection commits does not change it. */
export function commitsOfOthers(database: Database): () => number | undefined {
  const version: Statement<[], number> = database.prepare<[], number>('PRAGMA data_version').pluck();
  return () => version.get();
}

/**
 * Notices what other processes commit to the same file. SQLite tells nobody, but keeps a number that it changes: what was
 * committed between two looks, also while nobody waited, is found at the next one.
 */
export class ForeignCommits implements Lookout {
  readonly #version: () => number | undefined;
  readonly #noticed: () => void;
  #seen: number | undefined;
  #amongOthers = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, noticed: () => void) {
    this.#version = commitsOfOthers(database);
    this.#noticed = noticed;
    this.#seen = this.#version();
  }

  start(): void {
    const every = this.#amongOthers > 0 ? AMONG_OTHERS_MS : LOOK_EVERY_MS;
    this.#timer ??= setInterval(() => this.#look(), every).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    const version = this.#current();
    if (version !== this.#seen) {
      this.#seen = version;
      this.#amongOthers = LOOKS_AMONG_OTHERS;
      // Whoever is told stops the looking and waits again, from then on at the pace among others.
      this.#noticed();
    } else if (this.#amongOthers > 0 && --this.#amongOthers === 0) {
      this.stop();
      this.start();
    }
  }

  #current(): number | undefined {
    try {
      return this.#version();
    } catch {
      // A file in trouble is told to whoever reads or writes it; looking goes on.
      return this.#seen;
    }
  }
}

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
