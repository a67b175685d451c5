import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';

export interface CheckpointOptions {
  readonly everyMs: number;
  /** Past this size of the write-ahead log, commits wait for it to be carried over. */
  readonly walLimitBytes: number;
}

const LOOK_EVERY_COMMITS = 256;

/** Carries the write-ahead log over into the file between commits rather than within one. */
export class Checkpoints {
  readonly #database: Database;
  readonly #options: CheckpointOptions;
  readonly #timer: NodeJS.Timeout;
  #commitsSince = 0;

  constructor(database: Database, options: CheckpointOptions) {
    this.#database = database;
    this.#options = options;
    this.#timer = setInterval(() => this.#tick(), options.everyMs).unref();
  }

  committed(): void {
    this.#commitsSince++;
    if (this.#commitsSince % LOOK_EVERY_COMMITS === 0 && this.#walSize() > this.#options.walLimitBytes) this.#run();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    if (this.#commitsSince > 0) this.#run();
  }

  /** PASSIVE never waits for another process; once all is carried over, the next commit starts the log from its beginning. */
  #run(): void {
    try {
      this.#database.pragma('wal_checkpoint(PASSIVE)');
      this.#commitsSince = 0;
    } catch {
      // The events are safe in the write-ahead log; a disk in trouble is reported by the next append.
    }
  }

  #walSize(): number {
    return statSync(`${this.#database.name}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }
}
