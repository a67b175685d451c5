import type { EventSchemas, Revision } from '@adjutant/kernel';
import { asking } from '../asking.js';
import { assertNoGap, checkLog } from '../carrying.js';
import { checkAppend, checkEnvelope, checkFrom, checkLimit, checkStream } from '../checks.js';
import { CommitSignal } from '../commit-signal.js';
import { StoreClosed } from '../errors.js';
import {
  BEGINNING,
  type Appending,
  type AppendResult,
  type ChainReport,
  type EventStore,
  type BareEvent,
  type KeptEnvelope,
  type Link,
  type LoggedEvent,
  type LogRestored,
  type PlacedEvent,
  type Position,
  type RestoreResult,
  type SealedEvent,
  type StoredEvent,
  type Subscription,
  type VerifiedRead,
} from '../port.js';
import { checkRestore } from '../restoring.js';
import { Subscriptions } from '../subscriptions.js';
import { readVerified } from '../verified-read.js';
import type { Entry } from './entries.js';
import { EnvelopeStreams } from './envelope-streams.js';
import { Heard } from './heard.js';
import { parsePlace, renderPlace, type Layout } from './layout.js';
import type { Line } from './line.js';
import { LogReader } from './log-reader.js';
import { LogRestorer } from './log-restorer.js';
import { Notices } from './notices.js';
import { Numbering } from './numbering.js';
import { Parts } from './parts.js';
import { Restorer } from './restorer.js';
import { Turnstile } from './turnstile.js';
import { originals, verifyEntries, verifyLog } from './verify.js';
import { StreamWriter } from './writer.js';

/** The log in an EventStoreDB or KurrentDB. How its streams are laid out stands in docs/reference/kurrentdb.md. */
export class KurrentEventStore implements EventStore {
  readonly #where: string;
  readonly #line: Line;
  readonly #schemas: EventSchemas;
  readonly #writer: StreamWriter;
  readonly #reader: LogReader;
  readonly #restorer: Restorer;
  readonly #logRestorer: LogRestorer;
  readonly #numbering: Numbering;
  readonly #envelopes: EnvelopeStreams;
  readonly #notices: Notices;
  readonly #commits: CommitSignal;
  readonly #subscriptions: Subscriptions;
  readonly #writing = new Turnstile();
  #closed = false;

  constructor(where: string, line: Line, layout: Layout, schemas: EventSchemas) {
    this.#where = where;
    this.#line = line;
    this.#schemas = schemas;
    const parts = new Parts(line, layout);
    this.#numbering = new Numbering(line, layout);
    this.#writer = new StreamWriter(line, layout, parts, schemas);
    const heard = new Heard();
    this.#reader = new LogReader(line, layout, parts, this.#writer, { numbering: this.#numbering, heard, schemas });
    this.#restorer = new Restorer(this.#writer);
    this.#logRestorer = new LogRestorer(line, this.#writer, { links: (from, limit) => this.#linksFrom(from, limit) });
    this.#envelopes = new EnvelopeStreams(line, layout);
    this.#notices = new Notices({
      ...{ line, prefix: layout.log, heard },
      noticed: () => this.#commits.announce(),
    });
    this.#commits = new CommitSignal(this.#notices);
    this.#subscriptions = new Subscriptions(
      (after, limit) => this.#pageFor(after, limit),
      this.#commits,
      (after) => this.#admit(after),
    );
  }

  get trouble(): string | undefined {
    return this.#line.trouble;
  }

  async read(stream: string, from: Revision = 0, limit?: number): Promise<readonly StoredEvent[]> {
    return (await this.#ofStream(stream, from, limit)).map((entry) => this.#reader.lifted(entry));
  }

  async readBare(stream: string, from: Revision = 0): Promise<readonly BareEvent[]> {
    return (await this.#ofStream(stream, from)).map((entry) => this.#reader.bareEventOf(entry));
  }

  async readOriginal(stream: string, from: Revision = 0): Promise<readonly StoredEvent[]> {
    return (await this.#ofStream(stream, from)).map(({ original }) => original);
  }

  async readAll(after: Position, limit: number): Promise<readonly StoredEvent[]> {
    return (await this.#ofAll(after, limit)).map((entry) => this.#reader.lifted(entry));
  }

  async readAllOriginal(after: Position, limit: number): Promise<readonly StoredEvent[]> {
    return (await this.#ofAll(after, limit)).map(({ original }) => original);
  }

  async readAllBare(after: Position, limit: number): Promise<readonly PlacedEvent[]> {
    return (await this.#ofAll(after, limit)).map((entry) => this.#reader.placedEventOf(entry));
  }

  async readLinks(after: Position, limit: number): Promise<readonly Link[]> {
    this.#assertOpen();
    return this.#reader.links(after, checkLimit(limit));
  }

  async numberOf(position: Position): Promise<number> {
    this.#assertOpen();
    return (await this.#numbering.countTo(parsePlace(position))) - 1;
  }

  async append(...asked: Appending): Promise<AppendResult> {
    this.#assertOpen();
    const append = checkAppend(...asked);
    return this.#announced(
      await asking(() =>
        this.#writing.together(async () => {
          for (const { place, ...one } of append.envelopes) await this.#envelopes.keep(place, [one]);
          return this.#writer.append(append);
        }),
      ),
    );
  }

  async restore(stream: string, events: readonly SealedEvent[]): Promise<RestoreResult> {
    this.#assertOpen();
    const restore = checkRestore(stream, events, this.#schemas);
    return this.#announced(await this.#writing.together(() => this.#restorer.restore(restore)));
  }

  async restoreLog(from: number, events: readonly LoggedEvent[]): Promise<LogRestored> {
    this.#assertOpen();
    const checked = checkLog(from, events, this.#schemas);
    const result = await this.#writing.alone(async () => {
      assertNoGap(from, await this.#size());
      return this.#logRestorer.restore(from, checked);
    });
    if (result.restored > 0) this.#commits.announce();
    return result;
  }

  subscribe(after: Position, handle: (event: StoredEvent) => void | Promise<void>): Subscription {
    return this.#subscriptions.start(after, handle);
  }

  async keep(place: string, envelopes: readonly KeptEnvelope[]): Promise<void> {
    this.#assertOpen();
    const checked = envelopes.map(checkEnvelope);
    checkStream(place);
    await this.#writing.together(() => this.#envelopes.keep(place, checked));
  }

  async envelopes(place: string): Promise<readonly KeptEnvelope[]> {
    this.#assertOpen();
    return this.#envelopes.read(checkStream(place));
  }

  async *places(): AsyncIterable<string> {
    this.#assertOpen();
    yield* this.#envelopes.places();
  }

  async head(): Promise<Position> {
    this.#assertOpen();
    return this.#reader.head();
  }

  async verifyChain(stream: string, from: Revision = 0): Promise<ChainReport> {
    this.#assertOpen();
    return verifyEntries(await this.#writer.read(checkStream(stream), checkFrom(from)), from);
  }

  async readVerified(stream: string, from: Revision = 0): Promise<VerifiedRead> {
    return readVerified(originals(await this.#ofStream(stream, from)), from, this.#schemas);
  }

  async verifyAll(): Promise<ChainReport> {
    this.#assertOpen();
    return verifyLog(this.#reader.pages());
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#writing.empty();
    this.#subscriptions.stopAll();
    await this.#line.close();
  }

  async #ofStream(stream: string, from: Revision, limit?: number): Promise<readonly Entry[]> {
    this.#assertOpen();
    if (limit === undefined) return this.#reader.ofStream(checkStream(stream), checkFrom(from));
    return this.#reader.fewOfStream(checkStream(stream), checkFrom(from), checkLimit(limit));
  }

  async #ofAll(after: Position, limit: number): Promise<readonly Entry[]> {
    this.#assertOpen();
    return this.#reader.ofAll(after, checkLimit(limit));
  }

  /** A subscriber waits for a server that is away, however long it takes; only a lasting trouble ends it. */
  #pageFor(after: Position, limit: number): Promise<readonly StoredEvent[]> {
    return this.#line.forever(() => this.readAll(after, limit));
  }

  async #size(): Promise<number> {
    return this.#numbering.countTo(await this.#reader.last());
  }

  /** From a number on, which the server knows nothing of. */
  async #linksFrom(from: number, limit: number): Promise<readonly Link[]> {
    if (limit === 0) return [];
    const before = await this.#numbering.placeOf(from);
    return this.#reader.links(before === undefined ? BEGINNING : renderPlace(before), limit);
  }

  #announced<Result extends AppendResult | RestoreResult>(result: Result): Result {
    if ('position' in result) this.#notices.wrote(parsePlace(result.position) ?? 0n);
    return result;
  }

  /** Whoever follows is admitted to a store that is open, from a place that it has. */
  #admit(after: Position): void {
    this.#assertOpen();
    parsePlace(after);
  }

  #assertOpen(): void {
    if (this.#closed) throw new StoreClosed(this.#where);
  }
}
