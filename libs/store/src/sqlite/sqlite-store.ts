import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventSchemas, Revision } from '@adjutant/kernel';
import type { Database } from 'better-sqlite3';
import { checkLog } from '../carrying.js';
import { checkAppend, checkEnvelope, checkFrom, checkLimit, checkStream } from '../checks.js';
import { CommitSignal } from '../commit-signal.js';
import { StoreClosed } from '../errors.js';
import type {
  Appending,
  AppendResult,
  ChainReport,
  EventStore,
  BareEvent,
  KeptEnvelope,
  Link,
  LoggedEvent,
  LogRestored,
  PlacedEvent,
  Position,
  RestoreResult,
  SealedEvent,
  StoredEvent,
  Subscription,
  VerifiedRead,
} from '../port.js';
import { numberOf, parsePosition, renderPosition } from '../positions.js';
import { checkRestore } from '../restoring.js';
import { Subscriptions } from '../subscriptions.js';
import { BatchWriter } from './batch-writer.js';
import { EnvelopeTable } from './envelope-table.js';
import { Checkpoints, type CheckpointOptions } from './checkpoints.js';
import { DiskTrouble, unavailable } from './disk-trouble.js';
import { ForeignCommits, ForeignEdits } from './foreign-commits.js';
import { GroupCommit } from './group-commit.js';
import { HandedOn } from './handed-on.js';
import { LogReader } from './log-reader.js';
import { codeOf } from '../trouble.js';
import { readVerified } from '../verified-read.js';
import { TypeNames } from './type-names.js';
import { verifyLog, verifyStream } from './verify.js';

export class SqliteEventStore implements EventStore {
  readonly #database: Database;
  readonly #schemas: EventSchemas;
  readonly #reader: LogReader;
  readonly #disk: DiskTrouble;
  readonly #group: GroupCommit;
  readonly #envelopes: EnvelopeTable;
  readonly #edits: ForeignEdits;
  readonly #checkpoints: Checkpoints;
  readonly #commits: CommitSignal;
  readonly #subscriptions: Subscriptions;
  #closed = false;

  constructor(database: Database, schemas: EventSchemas, options: CheckpointOptions) {
    this.#database = database;
    this.#schemas = schemas;
    const types = new TypeNames(database);
    this.#envelopes = new EnvelopeTable(database);
    this.#edits = new ForeignEdits(database);
    const handedOn = new HandedOn();
    this.#reader = new LogReader(database, schemas, types, handedOn);
    this.#checkpoints = new Checkpoints(database, options);
    this.#commits = new CommitSignal(new ForeignCommits(database, () => this.#commits.announce()));
    this.#subscriptions = new Subscriptions(
      (after, limit) => this.readAll(after, limit),
      this.#commits,
      (after) => this.#admit(after),
    );
    this.#disk = new DiskTrouble(database);
    this.#group = new GroupCommit(
      database,
      new BatchWriter(database, schemas, types, this.#envelopes),
      this.#disk,
      (batch) => {
        // Whoever waits for an answer goes first: those who follow the log hear of it a turn later, whatever fails meanwhile.
        setImmediate(() => this.#commits.announce());
        handedOn.committed(batch);
        this.#edits.committed(batch);
        this.#checkpoints.committed();
      },
    );
  }

  get trouble(): string | undefined {
    return this.#disk.says;
  }

  get edits(): number {
    return this.#reading(() => this.#edits.count);
  }

  async read(stream: string, from: Revision = 0, limit?: number): Promise<readonly StoredEvent[]> {
    const few = limit === undefined ? undefined : checkLimit(limit);
    return this.#reading(() => this.#reader.read(checkStream(stream), checkFrom(from), few));
  }

  async readBare(stream: string, from: Revision = 0): Promise<readonly BareEvent[]> {
    return this.#reading(() => this.#reader.readBare(checkStream(stream), checkFrom(from)));
  }

  async readOriginal(stream: string, from: Revision = 0): Promise<readonly StoredEvent[]> {
    return this.#reading(() => this.#reader.readOriginal(checkStream(stream), checkFrom(from)));
  }

  async readAll(after: Position, limit: number): Promise<readonly StoredEvent[]> {
    return this.#reading(() => this.#reader.readAll(parsePosition(after), checkLimit(limit)));
  }

  async readAllOriginal(after: Position, limit: number): Promise<readonly StoredEvent[]> {
    return this.#reading(() => this.#reader.readAllOriginal(parsePosition(after), checkLimit(limit)));
  }

  async readAllBare(after: Position, limit: number): Promise<readonly PlacedEvent[]> {
    return this.#reading(() => this.#reader.readAllBare(parsePosition(after), checkLimit(limit)));
  }

  async readLinks(after: Position, limit: number): Promise<readonly Link[]> {
    return this.#reading(() => this.#reader.readLinks(parsePosition(after), checkLimit(limit)));
  }

  async numberOf(position: Position): Promise<number> {
    return numberOf(position);
  }

  async append(...asked: Appending): Promise<AppendResult> {
    this.#assertOpen();
    return this.#group.append(checkAppend(...asked));
  }

  async restore(stream: string, events: readonly SealedEvent[]): Promise<RestoreResult> {
    this.#assertOpen();
    return this.#group.restore(checkRestore(stream, events, this.#schemas));
  }

  async restoreLog(from: number, events: readonly LoggedEvent[]): Promise<LogRestored> {
    this.#assertOpen();
    const answer = await this.#group.restoreLog(from, checkLog(from, events, this.#schemas));
    if (answer.outcome === 'refused') throw answer.error;
    return { restored: answer.restored };
  }

  subscribe(after: Position, handle: (event: StoredEvent) => void | Promise<void>): Subscription {
    return this.#subscriptions.start(after, handle);
  }

  async keep(place: string, envelopes: readonly KeptEnvelope[]): Promise<void> {
    const checked = envelopes.map(checkEnvelope);
    this.#assertOpen();
    try {
      this.#disk.assertOver();
      this.#envelopes.keep(checkStream(place), checked);
    } catch (error) {
      this.#disk.met(error);
      throw isOfSqlite(error) ? unavailable(`nothing was kept in ${this.#database.name}`, error) : error;
    }
  }

  async envelopes(place: string): Promise<readonly KeptEnvelope[]> {
    return this.#reading(() => this.#envelopes.read(checkStream(place)));
  }

  async *places(): AsyncIterable<string> {
    for (let last = ''; ;) {
      const place = this.#reading(() => this.#envelopes.placeAfter(last));
      if (place === undefined) return;
      yield (last = place);
    }
  }

  async head(): Promise<Position> {
    return this.#reading(() => renderPosition(this.#reader.lastPosition()));
  }

  async verifyChain(stream: string, from: Revision = 0): Promise<ChainReport> {
    return this.#reading(() => verifyStream(this.#reader, checkStream(stream), checkFrom(from)));
  }

  async readVerified(stream: string, from: Revision = 0): Promise<VerifiedRead> {
    const originals = (): Iterable<StoredEvent> => this.#reader.eachOriginal(checkStream(stream), checkFrom(from));
    return this.#reading(() => readVerified(originals(), from, this.#schemas));
  }

  async verifyAll(): Promise<ChainReport> {
    const verification = verifyLog(this.#reader);
    for (;;) {
      const step = this.#reading(() => verification.next());
      if (step.done) return step.value;
      await nextTurn();
    }
  }

  /** Copies the log into a new file while it is in use. */
  async backup(path: string): Promise<void> {
    this.#assertOpen();
    await this.#database.backup(path);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#group.flush();
    this.#closed = true;
    this.#disk.stop();
    this.#subscriptions.stopAll();
    // Where there is no thread the file is let go of at once.
    const ending = this.#checkpoints.stop();
    if (ending) await ending;
    this.#database.close();
  }

  #reading<Result>(read: () => Result): Result {
    this.#assertOpen();
    try {
      return read();
    } catch (error) {
      throw isOfSqlite(error) ? unavailable(`${this.#database.name} cannot be read`, error) : error;
    }
  }

  /** Whoever follows is admitted to a store that is open, from a place that it has. */
  #admit(after: Position): void {
    this.#assertOpen();
    parsePosition(after);
  }

  #assertOpen(): void {
    if (this.#closed) throw new StoreClosed(this.#database.name);
  }
}

function isOfSqlite(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_');
}
