import type { EventSchemas, JsonObject, Revision } from '@adjutant/kernel';
import { alreadyHere, assertNoGap, checkLog, follow, type Standing } from '../carrying.js';
import { checkAppend, checkEnvelope, checkFrom, checkLimit, checkStream, type CheckedAppend } from '../checks.js';
import { CommitSignal } from '../commit-signal.js';
import { StoreClosed } from '../errors.js';
import { lift } from '../lift.js';
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
  Metadata,
  PlacedEvent,
  Position,
  RestoreResult,
  SealedEvent,
  StoredEvent,
  Subscription,
  VerifiedRead,
} from '../port.js';
import { numberOf, parsePosition, renderPosition } from '../positions.js';
import { checkRestore, type CheckedRestore } from '../restoring.js';
import { CHAIN_START, seal, verifyEvents } from '../sealing.js';
import { Subscriptions } from '../subscriptions.js';
import { bareOf, readVerified } from '../verified-read.js';

/** Data is kept as text, so that nobody who was handed an event can change the log. */
interface Kept {
  readonly stream: string;
  readonly revision: Revision;
  readonly position: Position;
  readonly type: string;
  readonly text: string;
  readonly meta: Metadata;
}

export class MemoryEventStore implements EventStore {
  readonly #schemas: EventSchemas;
  readonly #log: Kept[] = [];
  readonly #streams = new Map<string, Kept[]>();
  readonly #envelopes = new Map<string, KeptEnvelope[]>();
  readonly #commits = new CommitSignal();
  readonly #subscriptions = new Subscriptions(
    (after, limit) => this.readAll(after, limit),
    this.#commits,
    (after) => this.#admit(after),
  );
  #closed = false;

  constructor(schemas: EventSchemas) {
    this.#schemas = schemas;
  }

  async read(stream: string, from: Revision = 0, limit?: number): Promise<readonly StoredEvent[]> {
    const few = limit === undefined ? undefined : from + checkLimit(limit);
    return this.#kept(stream, from, few).map((kept) => lift(original(kept), this.#schemas));
  }

  async readBare(stream: string, from: Revision = 0): Promise<readonly BareEvent[]> {
    return (await this.read(stream, from)).map(bareOf);
  }

  async readOriginal(stream: string, from: Revision = 0): Promise<readonly StoredEvent[]> {
    return this.#kept(stream, from).map(original);
  }

  async readAll(after: Position, limit: number): Promise<readonly StoredEvent[]> {
    return (await this.readAllOriginal(after, limit)).map((stored) => lift(stored, this.#schemas));
  }

  async readAllOriginal(after: Position, limit: number): Promise<readonly StoredEvent[]> {
    this.#assertOpen();
    const start = parsePosition(after);
    return this.#log.slice(start, start + checkLimit(limit)).map(original);
  }

  async readAllBare(after: Position, limit: number): Promise<readonly PlacedEvent[]> {
    const page = await this.readAll(after, limit);
    return page.map(({ stream, revision, position, event }) => ({ stream, revision, position, event }));
  }

  async readLinks(after: Position, limit: number): Promise<readonly Link[]> {
    this.#assertOpen();
    const start = parsePosition(after);
    return this.#log.slice(start, start + checkLimit(limit)).map(linkOf);
  }

  async numberOf(position: Position): Promise<number> {
    return numberOf(position);
  }

  async append(...asked: Appending): Promise<AppendResult> {
    this.#assertOpen();
    return this.#write(checkAppend(...asked));
  }

  async restore(stream: string, events: readonly SealedEvent[]): Promise<RestoreResult> {
    this.#assertOpen();
    return this.#putBack(checkRestore(stream, events, this.#schemas));
  }

  async restoreLog(from: number, events: readonly LoggedEvent[]): Promise<LogRestored> {
    this.#assertOpen();
    const checked = checkLog(from, events, this.#schemas);
    assertNoGap(from, this.#log.length);
    const here = alreadyHere(from, checked, this.#log.slice(from, from + checked.length).map(linkOf));
    const following = follow(checked.slice(here), this.#standing);
    for (const { stream, revision, event, meta } of following) {
      const kept = this.#streams.get(stream) ?? [];
      this.#streams.set(stream, kept);
      this.#keep(kept, { stream, revision, type: event.type, text: event.text, meta });
    }
    if (following.length > 0) this.#commits.announce();
    return { restored: following.length };
  }

  subscribe(after: Position, handle: (event: StoredEvent) => void | Promise<void>): Subscription {
    return this.#subscriptions.start(after, handle);
  }

  async keep(place: string, envelopes: readonly KeptEnvelope[]): Promise<void> {
    this.#assertOpen();
    checkStream(place);
    for (const one of envelopes.map(checkEnvelope)) this.#keepEnvelope(place, one);
  }

  async envelopes(place: string): Promise<readonly KeptEnvelope[]> {
    this.#assertOpen();
    return structuredClone(this.#envelopes.get(checkStream(place)) ?? []);
  }

  async *places(): AsyncIterable<string> {
    this.#assertOpen();
    for (const [place, kept] of this.#envelopes) if (kept.length > 0) yield place;
  }

  async head(): Promise<Position> {
    this.#assertOpen();
    return renderPosition(this.#log.length);
  }

  async verifyChain(stream: string, from: Revision = 0): Promise<ChainReport> {
    return verifyEvents(await this.readOriginal(stream, from), from);
  }

  async readVerified(stream: string, from: Revision = 0): Promise<VerifiedRead> {
    return readVerified(await this.readOriginal(stream, from), from, this.#schemas);
  }

  async verifyAll(): Promise<ChainReport> {
    this.#assertOpen();
    let events = 0;
    for (const stream of this.#streams.keys()) {
      const report = await this.verifyChain(stream);
      if (!report.intact) return report;
      events += report.events;
    }
    return { intact: true, events };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#subscriptions.stopAll();
  }

  #write(append: CheckedAppend): AppendResult {
    const { stream, expected, events, context } = append;
    const kept = this.#streams.get(stream) ?? [];
    const before = kept.findLast(({ meta }) => meta.commandId === context.commandId);
    if (before) {
      const samePayload = before.meta.payloadHash === context.payloadHash;
      return { outcome: 'duplicate', revision: before.revision, samePayload };
    }
    const actual = kept.at(-1)?.revision;
    if (actual !== (expected === 'absent' ? undefined : expected)) return { outcome: 'conflict', actual };
    for (const { place, ...one } of append.envelopes) this.#keepEnvelope(place, one);
    this.#streams.set(stream, kept);
    let previousHash = kept.at(-1)?.meta.hash ?? CHAIN_START.hash;
    events.forEach((event, index) => {
      const revision = kept.length;
      const schemaVersion = this.#schemas.currentVersion(event.type);
      const meta = seal({ stream, revision, event, index, schemaVersion, previousHash }, context);
      this.#keep(kept, { stream, revision, type: event.type, text: event.text, meta });
      previousHash = meta.hash;
    });
    this.#commits.announce();
    return { outcome: 'appended', revision: kept.length - 1, position: renderPosition(this.#log.length) };
  }

  #putBack({ stream, events, head }: CheckedRestore): RestoreResult {
    const last = this.#streams.get(stream)?.at(-1);
    if (last?.meta.hash === head) return { outcome: 'already', revision: last.revision };
    if (last) return { outcome: 'conflict', actual: last.revision };
    const kept: Kept[] = [];
    this.#streams.set(stream, kept);
    for (const { revision, event, meta } of events) {
      this.#keep(kept, { stream, revision, type: event.type, text: event.text, meta });
    }
    this.#commits.announce();
    return { outcome: 'restored', revision: kept.length - 1, position: renderPosition(this.#log.length) };
  }

  readonly #standing: Standing = {
    end: (stream) => {
      const last = this.#streams.get(stream)?.at(-1);
      if (!last) return undefined;
      const { revision, meta } = last;
      const { commandId, hash } = meta;
      const ofCommand = this.#streams.get(stream)?.filter((kept) => kept.meta.commandId === commandId) ?? [];
      return { revision, hash, commandId, index: ofCommand.length - 1 };
    },
    wasRecorded: (stream, commandId) =>
      this.#streams.get(stream)?.some(({ meta }) => meta.commandId === commandId) ?? false,
  };

  #keepEnvelope(place: string, one: KeptEnvelope): void {
    const kept = this.#envelopes.get(place) ?? [];
    this.#envelopes.set(place, kept);
    if (!kept.some(({ envelope }) => envelope.sealed === one.envelope.sealed)) kept.push(one);
  }

  #keep(kept: Kept[], unplaced: Omit<Kept, 'position'>): void {
    const written: Kept = { ...unplaced, position: renderPosition(this.#log.length + 1) };
    kept.push(written);
    this.#log.push(written);
  }

  #kept(stream: string, from: Revision, to?: Revision): readonly Kept[] {
    this.#assertOpen();
    checkStream(stream);
    return this.#streams.get(stream)?.slice(checkFrom(from), to) ?? (checkFrom(from), []);
  }

  /** Whoever follows is admitted to a store that is open, from a place that it has. */
  #admit(after: Position): void {
    this.#assertOpen();
    parsePosition(after);
  }

  #assertOpen(): void {
    if (this.#closed) throw new StoreClosed('memory:');
  }
}

function linkOf({ stream, revision, position, type, meta }: Kept): Link {
  return { stream, revision, position, number: numberOf(position), type, hash: meta.hash };
}

function original({ stream, revision, position, type, text, meta }: Kept): StoredEvent {
  const data = JSON.parse(text) as JsonObject;
  return { stream, revision, position, event: { type, data }, meta: { ...meta, actor: { ...meta.actor } } };
}
