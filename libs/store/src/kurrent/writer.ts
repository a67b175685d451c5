import type { EventSchemas, JsonObject } from '@adjutant/kernel';
import type { CheckedAppend } from '../checks.js';
import { oneAtATime } from '../one-at-a-time.js';
import type { AppendResult, Position } from '../port.js';
import { seal } from '../sealing.js';
import type { Connection } from './connection.js';
import { Entry, proposalOf, type EventProposal, type Writable } from './entries.js';
import { renderPlace, type Layout } from './layout.js';
import type { Line } from './line.js';
import type { Append, Proposal, Recorded, Written } from './messages.js';
import type { Parts } from './parts.js';
import { StreamIndex, type Known } from './stream-index.js';
import { KurrentUnavailable, NOT_KNOWN, type Trouble } from './trouble.js';

const NOTHING_RECORDED = 'nothing was recorded';
const PAGE = 2_000;
const MOST_ROUNDS = 5;
const BEING_PUT_BACK: Trouble = {
  kind: 'other',
  passing: true,
  unsure: false,
  says: 'this record is being put back and is not whole yet: put it back again to its end',
};

interface Sealed extends Writable {
  readonly revision: number;
}

export type EventAppend = Append<EventProposal>;

/** What became of events that were sent: they stand where they were to, or the stream is elsewhere. */
export type Sent = { readonly sent: true; readonly position: Position } | { readonly sent: false };

/** Writes to streams of the log, one after the other for each stream, and never without an expected revision. */
export class StreamWriter {
  readonly index = new StreamIndex();
  /** Streams that something was sent to of which it is not known what became of it. */
  readonly #doubtful = new Set<string>();
  readonly #line: Line;
  readonly #layout: Layout;
  readonly #parts: Parts;
  readonly #schemas: EventSchemas;

  constructor(line: Line, layout: Layout, parts: Parts, schemas: EventSchemas) {
    this.#line = line;
    this.#layout = layout;
    this.#parts = parts;
    this.#schemas = schemas;
  }

  inTurn<Result>(stream: string, work: () => Promise<Result>): Promise<Result> {
    return oneAtATime(this, stream, work);
  }

  append(append: CheckedAppend): Promise<AppendResult> {
    return this.inTurn(append.stream, () => this.#append(append));
  }

  /** The events of a stream from a revision on, as the server has them now. */
  async read(stream: string, from: number, limit = Infinity): Promise<readonly Entry[]> {
    const entries: Entry[] = [];
    for (;;) {
      const next = from + entries.length;
      const most = Math.min(PAGE, limit - entries.length);
      const page = await this.#page(stream, next, most);
      entries.push(...page.map((one) => new Entry(one, this.#layout.log)));
      if (page.length < most || entries.length >= limit) return entries;
    }
  }

  /** What is known of a stream after a look at what has come to it. */
  async lookOn(stream: string): Promise<Known> {
    const known = this.index.get(stream);
    // The last known event is read again: a server that was put back to an older state does not have it any more.
    const entries = await this.read(stream, Math.max(0, known?.revision ?? 0));
    if (known && known.revision >= 0 && entries[0]?.beside.hash !== known.hash) {
      this.index.forget(stream);
      return this.lookOn(stream);
    }
    this.#doubtful.delete(stream);
    const learnt = this.index.learn(stream, entries);
    // It may have made room for others meanwhile: then what was read joins nothing, and all of it is read.
    return learnt ?? (entries.length > 0 ? this.lookOn(stream) : StreamIndex.empty);
  }

  /** Sends events to go after `expected`. An answer that is lost is not guessed: the stream is read, and tells. */
  async send(stream: string, expected: number, proposals: readonly EventProposal[]): Promise<Sent> {
    const fitting = await this.#parts.fitting(proposals);
    this.#doubtful.add(stream);
    const written = await this.#write(stream, expected, fitting);
    const stands = written.written || (await this.#standsThere(stream, expected + 1, fitting));
    this.#doubtful.delete(stream);
    if (!stands) return { sent: false };
    const place = (written.written && written.place) || (await this.#placeOf(stream, expected + fitting.length));
    this.#learn({ stream, expected, proposals });
    return { sent: true, position: renderPlace(place) };
  }

  /**
   * Sends all of them without waiting in between; the server writes them in this order. The first goes alone: what the server
   * refuses to all, it refuses to that one. Resolves with the first of those whose stream is elsewhere. Where it rejects, some may
   * have been written.
   */
  async sendInOrder(appends: readonly EventAppend[]): Promise<EventAppend | undefined> {
    const [first, ...rest] = appends;
    for (const some of [first ? [first] : [], rest]) {
      const refused = await this.#sendTogether(some);
      if (refused) return refused;
    }
    return undefined;
  }

  /** What is known of a stream; where nothing is, after a look at it. */
  async known(stream: string): Promise<Known> {
    return (this.#doubtful.has(stream) ? undefined : this.index.get(stream)) ?? this.lookOn(stream);
  }

  async #sendTogether(appends: readonly EventAppend[]): Promise<EventAppend | undefined> {
    const sent: Append[] = [];
    for (const { stream, expected, proposals } of appends) {
      sent.push({ stream: this.#layout.log + stream, expected, proposals: await this.#parts.fitting(proposals) });
    }
    for (const { stream } of appends) this.#doubtful.add(stream);
    const written = await this.#line.once(NOT_KNOWN, (connection) => connection.appendInOrder(sent));
    const refused = written.findIndex((one) => !one.written);
    if (refused >= 0) return appends[refused];
    for (const append of appends) {
      this.#learn(append);
      // What does not join what is known of its stream is behind something that was sent and never answered.
      const isKnown = this.index.get(append.stream)?.revision === append.expected + append.proposals.length;
      if (isKnown) this.#doubtful.delete(append.stream);
    }
    return undefined;
  }

  #learn({ stream, expected, proposals }: EventAppend): void {
    this.index.learn(
      stream,
      proposals.map(({ beside }, at) => ({ revision: expected + 1 + at, beside })),
    );
  }

  async #append(append: CheckedAppend): Promise<AppendResult> {
    const { stream, expected, context } = append;
    const wanted = expected === 'absent' ? -1 : expected;
    let known = await this.#known(stream, wanted);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const before = known.commands.get(context.commandId);
      if (before)
        return { outcome: 'duplicate', revision: before.last, samePayload: before.payloadHash === context.payloadHash };
      if (known.unfinished) throw this.#line.unavailable(NOTHING_RECORDED, BEING_PUT_BACK);
      if (known.revision === wanted) {
        const sealed = this.#seal(known, append);
        const proposals = sealed.map((one) => proposalOf(one));
        const sent = await this.send(stream, wanted, proposals);
        if (sent.sent) return appended(stream, sealed, sent.position);
      } else if (round > 0) {
        return { outcome: 'conflict', actual: known.revision < 0 ? undefined : known.revision };
      }
      known = await this.lookOn(stream);
    }
    throw this.#line.unavailable(NOTHING_RECORDED, STALE);
  }

  /** A stream that is to be new is taken at its word: the server finds out where it is not. */
  async #known(stream: string, wanted: number): Promise<Known> {
    if (this.#doubtful.has(stream)) return this.#lookOnceMore(stream);
    return this.index.get(stream) ?? (wanted < 0 ? StreamIndex.empty : this.lookOn(stream));
  }

  /** What is asked again here may be what nobody knew of: where looking fails, nobody knows still. */
  async #lookOnceMore(stream: string): Promise<Known> {
    try {
      return await this.lookOn(stream);
    } catch (error) {
      throw error instanceof KurrentUnavailable ? this.#line.unavailable(NOT_KNOWN, error.trouble) : error;
    }
  }

  #seal(end: Known, { stream, events, context }: CheckedAppend): Sealed[] {
    let previousHash = end.hash;
    return events.map((event, index) => {
      const revision = end.revision + 1 + index;
      const schemaVersion = this.#schemas.currentVersion(event.type);
      const meta = seal({ stream, revision, event, index, schemaVersion, previousHash }, context);
      previousHash = meta.hash;
      return { revision, type: event.type, text: event.text, meta };
    });
  }

  async #write(stream: string, expected: number, proposals: readonly Proposal[]): Promise<Written> {
    const name = this.#layout.log + stream;
    const send = (connection: Connection): Promise<Written> => connection.append(name, expected, proposals);
    let unsure = false;
    try {
      return await this.#line.again(NOTHING_RECORDED, async () => {
        try {
          return await this.#line.once(NOTHING_RECORDED, send);
        } catch (error) {
          unsure ||= isUnsure(error);
          if (unsure && (await this.#standsThere(stream, expected + 1, proposals, 'once'))) {
            return { written: true, place: undefined };
          }
          throw error;
        }
      });
    } catch (error) {
      unsure ||= isUnsure(error);
      if (unsure && error instanceof KurrentUnavailable) throw this.#line.unavailable(NOT_KNOWN, error.trouble);
      this.#doubtful.delete(stream);
      throw error;
    }
  }

  /** Whether the very events stand where they were to go. */
  async #standsThere(
    stream: string,
    from: number,
    proposals: readonly Proposal[],
    how: 'once' | 'read' = 'read',
  ): Promise<boolean> {
    const name = this.#layout.log + stream;
    const read = (connection: Connection) => connection.readStream(name, from, proposals.length);
    const found = await this.#line[how](NOT_KNOWN, read);
    return found.length === proposals.length && found.every((one, at) => isSame(one, proposals[at]));
  }

  async #placeOf(stream: string, revision: number): Promise<bigint> {
    const [found] = await this.#page(stream, revision, 1, NOT_KNOWN);
    if (!found) throw this.#line.unavailable(NOT_KNOWN, STALE);
    return found.place;
  }

  async #page(stream: string, from: number, limit: number, what = 'nothing can be read'): Promise<readonly Recorded[]> {
    const name = this.#layout.log + stream;
    return this.#parts.whole(await this.#line.read(what, (connection) => connection.readStream(name, from, limit)));
  }
}

/** Where there is one event only, its position is known, and it need not be read back. */
function appended(stream: string, sealed: readonly Sealed[], position: Position): AppendResult {
  const [{ type, text, meta, revision }] = sealed.slice(-1) as [Sealed];
  const outcome = { outcome: 'appended', revision, position } as const;
  if (sealed.length > 1) return outcome;
  const event = { type, data: JSON.parse(text) as JsonObject };
  return { ...outcome, events: [{ stream, revision, position, event, meta }] };
}

const STALE: Trouble = {
  kind: 'other',
  passing: true,
  unsure: true,
  says: 'the node that was asked does not have what was written to its cluster yet: prefer the leader in the setting',
};

function isUnsure(error: unknown): boolean {
  return error instanceof KurrentUnavailable && error.trouble.unsure;
}

/** The metadata holds the hash, which tells everything about an event. */
function isSame(recorded: Recorded, proposal: Proposal | undefined): boolean {
  return proposal !== undefined && Buffer.from(recorded.meta).equals(Buffer.from(proposal.meta));
}
