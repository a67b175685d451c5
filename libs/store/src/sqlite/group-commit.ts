import type { Database, Statement } from 'better-sqlite3';
import type { CheckedLogged } from '../carrying.js';
import type { CheckedAppend } from '../checks.js';
import type { AppendResult, RestoreResult } from '../port.js';
import type { CheckedRestore } from '../restoring.js';
import type { BatchWriter, LogWritten } from './batch-writer.js';
import type { Batch } from './handed-on.js';
import { codeOf } from '../trouble.js';
import { unavailable, type DiskTrouble } from './disk-trouble.js';

/** More would keep the event loop, and whoever waits for the first answer, too long. */
const MOST_IN_BATCH = 1_000;

type Written = AppendResult | RestoreResult | LogWritten;

interface Waiting {
  readonly write: (writer: BatchWriter) => Written;
  readonly resolve: (result: Written) => void;
  readonly reject: (error: Error) => void;
}

/** The trouble is with the disk, so that writing each append by itself would fare no better. */
const TROUBLE_OF_THE_PLACE = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CORRUPT|CANTOPEN|NOTADB|NOMEM|PROTOCOL)/;

/** Appends that arrive in the same turn of the event loop share one transaction; each is answered after its COMMIT. */
export class GroupCommit {
  readonly #place: string;
  readonly #database: Database;
  readonly #writer: BatchWriter;
  readonly #disk: DiskTrouble;
  readonly #committed: (batch: Batch) => void;
  readonly #begin: Statement<[]>;
  readonly #commit: Statement<[]>;
  readonly #rollback: Statement<[]>;
  #waiting: Waiting[] = [];
  #scheduled = false;

  constructor(database: Database, writer: BatchWriter, disk: DiskTrouble, committed: (batch: Batch) => void) {
    this.#place = database.name;
    this.#database = database;
    this.#writer = writer;
    this.#disk = disk;
    this.#committed = committed;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
    this.#rollback = database.prepare('ROLLBACK');
  }

  append(append: CheckedAppend): Promise<AppendResult> {
    return this.#submit((writer) => writer.write(append));
  }

  restore(restore: CheckedRestore): Promise<RestoreResult> {
    return this.#submit((writer) => writer.restore(restore));
  }

  restoreLog(from: number, events: readonly CheckedLogged[]): Promise<LogWritten> {
    return this.#submit((writer) => writer.restoreLog(from, events));
  }

  /** Writes everything that waits. */
  flush(): void {
    while (this.#waiting.length > 0) this.#write(this.#waiting.splice(0, MOST_IN_BATCH));
  }

  #submit<Result extends Written>(write: (writer: BatchWriter) => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve: resolve as (result: Written) => void, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#write(this.#waiting.splice(0, MOST_IN_BATCH));
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  #write(batch: readonly Waiting[]): void {
    if (batch.length === 0) return;
    try {
      const results = this.#transact(batch);
      results.forEach((result, index) => batch[index]?.resolve(result));
      if (results.some(({ outcome }) => outcome === 'appended' || outcome === 'restored'))
        this.#committed(this.#writer.batch);
    } catch (error) {
      this.#undo();
      this.#disk.met(error);
      if (batch.length > 1 && !TROUBLE_OF_THE_PLACE.test(codeOf(error))) {
        for (const waiting of batch) this.#write([waiting]);
        return;
      }
      for (const waiting of batch) waiting.reject(unavailable(`nothing was recorded in ${this.#place}`, error));
    }
  }

  #transact(batch: readonly Waiting[]): readonly Written[] {
    if (this.#database.inTransaction) this.#rollback.run();
    this.#disk.assertOver();
    this.#begin.run();
    this.#writer.begin();
    const results = batch.map((waiting) => waiting.write(this.#writer));
    this.#commit.run();
    return results;
  }

  /** SQLite has rolled back by itself after some errors, and not after others. */
  #undo(): void {
    this.#writer.forget();
    try {
      if (this.#database.inTransaction) this.#rollback.run();
    } catch {
      // Whoever waits must be answered all the same; the next batch rolls back before it begins.
    }
  }
}
