import { Actor, is, type Envelope, type Message, type Revision, type Static } from '@adjutant/kernel';

/** An opaque place in the whole log. Compare positions only by handing them back to the store that gave them. */
export type Position = string;

/** Where reading the whole log starts. */
export const BEGINNING: Position = '';

/** The revision that the stream must have for the append to happen. There is no "any". */
export type Expected = 'absent' | Revision;

/** What the caller knows about a command; everything else in `Metadata` is written by the store. */
export interface CommandContext {
  readonly commandId: string;
  readonly actor: Actor;
  readonly occurredAt: string;
  readonly recordedAt: string;
  /** Hash of the command as it was sent: the same id with another payload is told apart from a retry. */
  readonly payloadHash: string;
  readonly correlationId?: string;
  readonly causationId?: string;
}

export const Metadata = is.object(
  {
    eventId: is.anyText(),
    commandId: is.anyText(),
    correlationId: is.anyText(),
    causationId: is.anyText(),
    actor: Actor,
    occurredAt: is.anyText(),
    recordedAt: is.anyText(),
    schemaVersion: is.anyWhole(),
    payloadHash: is.anyText(),
    previousHash: is.anyText(),
    hash: is.anyText(),
  },
  { name: 'Metadata' },
);
export type Metadata = Static<typeof Metadata>;

export interface StoredEvent<Event extends Message = Message> {
  readonly stream: string;
  readonly revision: Revision;
  readonly position: Position;
  readonly event: Event;
  readonly meta: Metadata;
}

/** As much of an event as folding needs, its metadata left aside; far cheaper to read than the whole. */
export interface BareEvent<Event extends Message = Message> {
  readonly revision: Revision;
  readonly commandId: string;
  readonly event: Event;
  /** Who recorded it. */
  readonly actor: Actor;
}

/** A bare event with its place in the whole log. */
export interface PlacedEvent<Event extends Message = Message> {
  readonly stream: string;
  readonly revision: Revision;
  readonly position: Position;
  readonly event: Event;
}

/** An event by its place, its type and its hash: all that it takes to seal the log, or to look for something rare in it, at a fraction of the work. */
export interface Link {
  readonly stream: string;
  readonly revision: Revision;
  readonly position: Position;
  /** Which event of the whole log it is, counted from 0. */
  readonly number: number;
  /** Empty where the log has lost it. */
  readonly type: string;
  /** As it stands in the log; whether it is right is for `verifyAll`. */
  readonly hash: string;
}

export type AppendResult =
  | {
      readonly outcome: 'appended';
      readonly revision: Revision;
      readonly position: Position;
      /** The new events as they read now, where the store has them at hand; left out where they have to be read. */
      readonly events?: readonly StoredEvent[];
    }
  /** This command id has been recorded in this stream before, up to `revision`; `samePayload` tells a retry from a reuse of the id. */
  | { readonly outcome: 'duplicate'; readonly revision: Revision; readonly samePayload: boolean }
  /** The stream is elsewhere; `actual` is undefined where it does not exist. */
  | { readonly outcome: 'conflict'; readonly actual: Revision | undefined };

/** An event with the metadata that it was first recorded with, to be put into another store as it is. */
export type SealedEvent = Pick<StoredEvent, 'revision' | 'event' | 'meta'>;

/** An event of another log, with all that it was recorded with there. */
export type LoggedEvent = SealedEvent & Pick<StoredEvent, 'stream'>;

export interface LogRestored {
  /** How many of the events were written; the others stood here already. */
  readonly restored: number;
}

export type RestoreResult =
  | { readonly outcome: 'restored'; readonly revision: Revision; readonly position: Position }
  /** The stream ends with the very same event, and so holds the very same record. */
  | { readonly outcome: 'already'; readonly revision: Revision }
  /** Another record stands under this name, up to `actual`. */
  | { readonly outcome: 'conflict'; readonly actual: Revision };

export interface Subscription {
  /** Resolves when no further event will be handed over. A handler still at work is waited for by `done`, not here. */
  stop(): Promise<void>;
  /** Rejects when reading or handling fails; resolves after `stop()` or the store's `close()`. */
  readonly done: Promise<void>;
}

/** Whether the hashes of a record follow from one another, and the first place where they do not. */
export type ChainReport =
  | { readonly intact: true; readonly events: number }
  | { readonly intact: false; readonly stream: string; readonly revision: Revision; readonly reason: string };

/** The entries of a stream whose hashes follow from one another, or the first place where they do not. */
export type VerifiedRead =
  { readonly intact: true; readonly events: readonly StoredEvent[] } | Extract<ChainReport, { readonly intact: false }>;

/** An envelope with the command that it came with. */
export interface KeptEnvelope {
  readonly envelope: Envelope;
  readonly commandId: string;
  /** Hash of the whole command, its secret part included. */
  readonly payloadHash: string;
}

/** An envelope that is kept together with the events that commit to it. */
export interface PlacedEnvelope extends KeptEnvelope {
  readonly place: string;
}

/** What is appended: to which stream, where it is thought to end, and who asked for it. */
export type Appending = Parameters<EventStore['append']>;

/** The append-only log. Revisions are zero-based in every adapter; the order of `readAll` is the order of recording. */
export interface EventStore {
  /** Why nothing can be recorded just now, where the store knows of something; reading goes on. */
  readonly trouble?: string | undefined;
  /**
   * A number that is another one once somebody else has written to what is kept without adding to the log, as whoever edits a record
   * does; not there where the engine does not tell. Telling that takes some microseconds.
   */
  readonly edits?: number;
  /**
   * The events of a stream from a revision on, lifted to their current schema; none where the stream does not exist. With a
   * limit at most so many are read at all.
   */
  read(stream: string, from?: Revision, limit?: number): Promise<readonly StoredEvent[]>;
  /** The same events without their metadata, for folding. */
  readBare(stream: string, from?: Revision): Promise<readonly BareEvent[]>;
  /** The same events as they were stored, not lifted: what hashes and exports rest on. */
  readOriginal(stream: string, from?: Revision): Promise<readonly StoredEvent[]>;
  /** At most `limit` events of all streams that stand after a position, in the order of recording. */
  readAll(after: Position, limit: number): Promise<readonly StoredEvent[]>;
  /** The same events as they were stored, not lifted. */
  readAllOriginal(after: Position, limit: number): Promise<readonly StoredEvent[]>;
  /** The same events without their metadata, for read models: half the work. */
  readAllBare(after: Position, limit: number): Promise<readonly PlacedEvent[]>;
  /** The same events by place and hash only. */
  readLinks(after: Position, limit: number): Promise<readonly Link[]>;
  /** Which event of the whole log stands at a position, counted from 0. */
  numberOf(position: Position): Promise<number>;
  /**
   * Records events, with the envelopes of what they leave out: all of it or nothing where the engine can, and where it cannot, the
   * envelopes first: a commitment that nobody can open must not stand in a record. One whose commitment never gets there is never
   * looked at.
   */
  append(
    stream: string,
    expected: Expected,
    events: readonly Message[],
    context: CommandContext,
    envelopes?: readonly PlacedEnvelope[],
  ): Promise<AppendResult>;
  /**
   * Puts a whole record, as it was read with `readOriginal` elsewhere, into a stream that does not exist here: same
   * metadata, same hashes. Rejects with `UnsoundRecord`, and writes nothing, where the events are no unbroken chain.
   */
  restore(stream: string, events: readonly SealedEvent[]): Promise<RestoreResult>;
  /**
   * Takes over events of another log in the order of that log, so that its tree and all that was signed about it hold here
   * too. `from` is the number of the first of them there, counted from 0. What this log holds of them already is known by
   * its hashes and not written again; the rest is put behind it, all or nothing where the engine can.
   * Rejects, and writes nothing, with `OtherLog` where this log holds something else in their place, with
   * `UnsoundRecord` where they do not follow from what stands here, and with a RangeError where events are left out.
   */
  restoreLog(from: number, events: readonly LoggedEvent[]): Promise<LogRestored>;
  /** Hands over everything after `after`, then everything new, in order, one at a time, without gap or double. */
  subscribe(after: Position, handle: (event: StoredEvent) => void | Promise<void>): Subscription;
  /**
   * Keeps what only some may know, beside the log: it has no position and no revision, and no reader of the log, no
   * subscriber and no match file ever meets it. An envelope whose commitment is kept there already is not kept again.
   */
  keep(place: string, envelopes: readonly KeptEnvelope[]): Promise<void>;
  /** The envelopes in a place, in the order in which they were kept; none where there is no such place. */
  envelopes(place: string): Promise<readonly KeptEnvelope[]>;
  /** Every place that holds envelopes, each once, in no order that means anything. */
  places(): AsyncIterable<string>;
  /** The position of the last event, or BEGINNING. */
  head(): Promise<Position>;
  /**
   * Follows the hash chain of one stream and reports its first broken link. `from`: the first entry that is looked at; whoever
   * names it has seen everything before to be intact. `events` are those up to the last one all the same.
   */
  verifyChain(stream: string, from?: Revision): Promise<ChainReport>;
  /**
   * The same, with the events that were looked at, lifted as `read` does: whoever takes a stream up reads it once, and holds
   * nothing that was not verified.
   */
  readVerified(stream: string, from?: Revision): Promise<VerifiedRead>;
  /** Follows every chain in the log. */
  verifyAll(): Promise<ChainReport>;
  /** Finishes what was already asked for, stops every subscriber and lets go of the place. */
  close(): Promise<void>;
}
