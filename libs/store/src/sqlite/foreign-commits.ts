import type { Database, Statement } from 'better-sqlite3';
import type { Lookout } from '../commit-signal.js';

const LOOK_EVERY_MS = 30;

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
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, noticed: () => void) {
    this.#version = commitsOfOthers(database);
    this.#noticed = noticed;
    this.#seen = this.#version();
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    const version = this.#current();
    if (version === this.#seen) return;
    this.#seen = version;
    this.#noticed();
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
