import type { Database } from 'better-sqlite3';
import { StoreUnavailable, type Disk } from '../errors.js';
import { codeOf, messageOf } from '../trouble.js';

const LOOK_AGAIN_MS = 1_000;

/**
 * What became of a disk that did not take a write. After a COMMIT that failed, the whole transaction may stand in the
 * write-ahead log all the same, and a process that starts later would take it for recorded, though its sender was told
 * otherwise. So a mark is written over its beginning at once, and nothing else is written before a mark has been synced.
 * The connection stays open: it knows what was committed, and opening anew would read what was not.
 */
export class DiskTrouble {
  readonly #database: Database;
  #met: Error | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Why nothing is written just now; undefined where nothing stands against it. */
  get says(): string | undefined {
    return this.#met && `writing has failed (${messageOf(this.#met)}), and is tried again every second`;
  }

  /** Throws while the disk takes nothing. To be called before every write. */
  assertOver(): void {
    if (this.#met && !this.#mark()) throw this.#met;
  }

  /** To be called after a write that failed and was rolled back. */
  met(error: unknown): void {
    if (diskOf(error) === undefined) return;
    this.#met = error as Error;
    this.#timer ??= setInterval(() => this.#mark(), LOOK_AGAIN_MS).unref();
    this.#mark();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Has to change something: a page that stays as it was is not written. True: it was synced, and the trouble is over. */
  #mark(): boolean {
    try {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      const marks = this.#database.pragma('user_version', { simple: true }) as number;
      this.#database.pragma(`user_version = ${(marks + 1) % 2 ** 31}`);
    } catch (error) {
      this.#met = error as Error;
      return false;
    }
    this.#met = undefined;
    this.stop();
    return true;
  }
}

/** What an error of SQLite says about the disk; undefined where it says something else. */
export function diskOf(error: unknown): Disk | undefined {
  const code = codeOf(error);
  if (code === 'SQLITE_FULL') return 'full';
  return /^SQLITE_(IOERR|READONLY|CANTOPEN)/.test(code) ? 'failing' : undefined;
}

export function unavailable(says: string, cause: unknown): StoreUnavailable {
  return new StoreUnavailable(`${says}: ${messageOf(cause)}`, { cause, disk: diskOf(cause) });
}
