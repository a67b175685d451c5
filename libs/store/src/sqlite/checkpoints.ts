import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { WorkerHost } from '../threads/worker-host.js';
import type { CheckpointData } from './checkpoint-thread.js';

export interface CheckpointOptions {
  readonly everyMs: number;
  /** Past this size of the write-ahead log, commits wait for it to be carried over. */
  readonly walLimitBytes: number;
  /** The compiled file of a thread that calls `checkpointInThread`; where it is left out the writer's connection does it. */
  readonly thread?: URL | undefined;
}

const IN_MEMORY = ':memory:';

const LOOK_EVERY_COMMITS = 256;

/**
 * Carries the write-ahead log over into the file between commits rather than within one: in a thread where there is one, so that
 * nobody waits for the two syncs that it takes.
 */
export class Checkpoints {
  readonly #database: Database;
  readonly #options: CheckpointOptions;
  readonly #timer: NodeJS.Timeout;
  readonly #thread: WorkerHost<'carry', void> | undefined;
  #commitsSince = 0;
  #carrying: Promise<void> | undefined;
  #stopped = false;

  constructor(database: Database, options: CheckpointOptions) {
    this.#database = database;
    this.#options = options;
    const { thread: entry } = options;
    const data: CheckpointData = { path: database.name };
    this.#thread = entry && database.name !== IN_MEMORY ? new WorkerHost({ entry, data }) : undefined;
    this.#timer = setInterval(() => this.#tick(), options.everyMs).unref();
  }

  committed(): void {
    this.#commitsSince++;
    if (this.#commitsSince % LOOK_EVERY_COMMITS === 0 && this.#walSize() > this.#options.walLimitBytes) this.#run();
  }

  /** What the thread has begun is finished: the connection that is closed last carries over what is left. */
  stop(): Promise<void> | undefined {
    this.#stopped = true;
    clearInterval(this.#timer);
    return this.#thread && this.#end(this.#thread);
  }

  async #end(thread: WorkerHost<'carry', void>): Promise<void> {
    await this.#carrying;
    await thread.stop();
  }

  #tick(): void {
    if (this.#commitsSince === 0 || this.#carrying) return;
    // While commits go on the thread never comes to their end, and only from there the log begins anew.
    if (!this.#thread || this.#walSize() > this.#options.walLimitBytes) return this.#run();
    this.#commitsSince = 0;
    this.#carrying = this.#thread
      .ask('carry')
      // Whatever has become of the thread, the next one is asked next time.
      .catch(() => (this.#stopped ? undefined : this.#run()))
      .finally(() => (this.#carrying = undefined));
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
