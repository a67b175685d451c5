import type { EventSchemas, JsonObject, Message, Revision } from '@adjutant/kernel';
import type { Database, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { alreadyHere, assertNoGap, follow, type CheckedLogged, type Following, type Standing } from '../carrying.js';
import type { CheckedAppend, CheckedEvent } from '../checks.js';
import type { AppendResult, Metadata, RestoreResult, StoredEvent } from '../port.js';
import { renderPosition } from '../positions.js';
import type { CheckedRestore } from '../restoring.js';
import { CHAIN_START, seal, type ChainEnd } from '../sealing.js';
import { pack, packHash, packIds, unpack, type Packed, type PackedIds } from './compact.js';
import type { EnvelopeTable } from './envelope-table.js';
import { commitsOfOthers } from './foreign-commits.js';
import type { Batch, Written } from './handed-on.js';
import { BEFORE, INSERT, linkOf, LINKS, type LinkRow } from './rows.js';
import { codeOf } from '../trouble.js';
import type { TypeNames } from './type-names.js';

const HEADS_KEPT = 10_000;

/** Thousands of these are kept: as a text, for a few bytes of a buffer would keep the whole page that they were cut from. */
interface Head extends ChainEnd {
  readonly streamId: number;
}

/** A head holds until somebody else writes: which spell between two such times it was seen in. */
interface Seen {
  readonly head: Head;
  readonly spell: number;
}

interface Insertion {
  readonly index: number;
  readonly event: CheckedEvent;
  readonly meta: Metadata;
  readonly ids: PackedIds;
}

export type LogWritten =
  { readonly outcome: 'restored'; readonly restored: number } | { readonly outcome: 'refused'; readonly error: Error };

type Before = readonly [revision: Revision, payloadHash: Packed];

/** Writes appends into the transaction that is open. It remembers where the streams end for as long as nobody else writes. */
export class BatchWriter {
  readonly #schemas: EventSchemas;
  readonly #types: TypeNames;
  readonly #envelopes: EnvelopeTable;
  readonly #heads = new LRUCache<string, Seen>({ max: HEADS_KEPT });
  readonly #ofOthers: () => number | undefined;
  readonly #lastPosition: Statement<[], number | null>;
  readonly #streamId: Statement<[string], number>;
  readonly #addStream: Statement<[string]>;
  readonly #head: Statement<[number], readonly [number, Buffer]>;
  readonly #before: Statement<[number, Packed], Before>;
  readonly #lastCommand: Statement<[number], readonly [Packed, number]>;
  readonly #links: Statement<[number, number], LinkRow>;
  readonly #insert: Statement<unknown[]>;
  #seenVersion: number | undefined;
  #position = 0;
  #spell = 0;
  /** What the transaction has written so far; undefined where records were put back, which only the file can tell of. */
  #written: Written[] | undefined = [];

  constructor(database: Database, schemas: EventSchemas, types: TypeNames, envelopes: EnvelopeTable) {
    this.#schemas = schemas;
    this.#envelopes = envelopes;
    this.#types = types;
    this.#ofOthers = commitsOfOthers(database);
    this.#lastPosition = database.prepare<[], number | null>('SELECT max(position) FROM events').pluck();
    this.#streamId = database.prepare<[string], number>('SELECT id FROM streams WHERE name = ?').pluck();
    this.#addStream = database.prepare('INSERT INTO streams (name) VALUES (?)');
    this.#head = database
      .prepare<[number], readonly [number, Buffer]>(
        'SELECT revision, hash FROM events WHERE stream_id = ? ORDER BY revision DESC LIMIT 1',
      )
      .raw();
    this.#before = database.prepare<[number, Packed], Before>(BEFORE).raw();
    this.#lastCommand = database
      .prepare<[number], readonly [Packed, number]>(
        'SELECT command_id, command_index FROM events WHERE stream_id = ? ORDER BY revision DESC LIMIT 1',
      )
      .raw();
    this.#links = database.prepare<[number, number], LinkRow>(LINKS).raw();
    this.#insert = database.prepare(INSERT);
  }

  /** To be called first in every transaction. */
  begin(): void {
    this.#written = [];
    const version = this.#ofOthers();
    if (version === this.#seenVersion) return;
    if (this.#seenVersion === undefined) this.#types.reload();
    this.#spell += 1;
    this.#position = this.#lastPosition.get() ?? 0;
    this.#seenVersion = version;
  }

  /** What the transaction has written; it counts once that has been committed. */
  get batch(): Batch {
    return { version: this.#seenVersion, written: this.#written };
  }

  /** To be called after a transaction that was rolled back. */
  forget(): void {
    this.#seenVersion = undefined;
    this.#spell += 1;
  }

  write(append: CheckedAppend): AppendResult {
    const { stream, expected, context } = append;
    const head = this.#headOf(stream);
    if (head?.revision === (expected === 'absent' ? undefined : expected)) {
      const events = this.#insertAll(head, append);
      const last = events?.at(-1);
      if (events && last) return { outcome: 'appended', revision: last.revision, position: last.position, events };
    }
    const before = head && this.#before.get(head.streamId, pack(context.commandId));
    if (!before) return { outcome: 'conflict', actual: head?.revision };
    return { outcome: 'duplicate', revision: before[0], samePayload: unpack(before[1]) === context.payloadHash };
  }

  /** A record that is put back keeps its metadata: the rows are those of the store that it came from. */
  restore({ stream, events, head: last }: CheckedRestore): RestoreResult {
    const head = this.#headOf(stream);
    if (head && head.revision >= 0) {
      const { hash, revision } = head;
      return hash === last ? { outcome: 'already', revision } : { outcome: 'conflict', actual: revision };
    }
    this.#written = undefined;
    const streamId = head?.streamId ?? Number(this.#addStream.run(stream).lastInsertRowid);
    let end: Head = { ...CHAIN_START, streamId };
    for (const { revision, index, event, meta } of events) {
      const next = { streamId, revision, hash: meta.hash };
      this.#insertEvent(end, next, { index, event, meta, ids: packIds(meta) });
      end = next;
    }
    this.#heads.set(stream, { head: end, spell: this.#spell });
    return { outcome: 'restored', revision: end.revision, position: renderPosition(this.#position) };
  }

  /** Events of another log. Nothing is written before all of them have been looked at. */
  restoreLog(from: number, events: readonly CheckedLogged[]): LogWritten {
    const size = this.#position;
    let following: readonly Following[];
    try {
      assertNoGap(from, size);
      const here = alreadyHere(
        from,
        events,
        this.#links.all(from, events.length).map((row) => linkOf(row, this.#types)),
      );
      following = follow(events.slice(here), this.#standing);
    } catch (error) {
      if (codeOf(error).startsWith('SQLITE_')) throw error;
      return { outcome: 'refused', error: error as Error };
    }
    if (following.length > 0) this.#written = undefined;
    for (const { stream, revision, index, event, meta } of following) {
      const end = this.#headOf(stream) ?? {
        ...CHAIN_START,
        streamId: Number(this.#addStream.run(stream).lastInsertRowid),
      };
      const next = { streamId: end.streamId, revision, hash: meta.hash };
      this.#insertEvent(end, next, { index, event, meta, ids: packIds(meta) });
      this.#heads.set(stream, { head: next, spell: this.#spell });
    }
    return { outcome: 'restored', restored: following.length };
  }

  readonly #standing: Standing = {
    end: (stream) => {
      const head = this.#headOf(stream);
      const last = head && this.#lastCommand.get(head.streamId);
      return last && { ...head, commandId: unpack(last[0]), index: last[1] };
    },
    wasRecorded: (stream, commandId) => {
      const head = this.#headOf(stream);
      return head !== undefined && this.#before.get(head.streamId, pack(commandId)) !== undefined;
    },
  };

  /** Answers nothing where the command is in the stream already: the index finds that out in passing. */
  #insertAll(head: Head | undefined, { stream, events, context, envelopes }: CheckedAppend): StoredEvent[] | undefined {
    const ids = packIds(context);
    const stored: StoredEvent[] = [];
    let end = head ?? { ...CHAIN_START, streamId: Number(this.#addStream.run(stream).lastInsertRowid) };
    for (let index = 0; index < events.length; index++) {
      const event = events[index] as CheckedEvent;
      const revision = end.revision + 1;
      const schemaVersion = this.#schemas.currentVersion(event.type);
      const meta = seal({ stream, revision, event, index, schemaVersion, previousHash: end.hash }, context);
      const next = { streamId: end.streamId, revision, hash: meta.hash };
      try {
        this.#insertEvent(end, next, { index, event, meta, ids });
      } catch (error) {
        if (index === 0 && this.#before.get(end.streamId, ids.commandId)) return undefined;
        throw error;
      }
      const { type, text } = event;
      this.#written?.push({ place: this.#position, stream, revision, type, text, meta });
      stored.push({ stream, revision, position: renderPosition(this.#position), event: eventIn(event), meta });
      end = next;
    }
    for (const one of envelopes) this.#envelopes.insert(one.place, one);
    this.#heads.set(stream, { head: end, spell: this.#spell });
    return stored;
  }

  #insertEvent(before: Head, place: Head, { index, event, meta, ids }: Insertion): void {
    this.#insert.run(
      this.#position + 1,
      place.streamId,
      place.revision,
      this.#types.idFor(event.type),
      meta.schemaVersion,
      ids.commandId,
      index,
      ids.correlationId,
      ids.causationId,
      meta.actor.id,
      meta.actor.role,
      meta.occurredAt,
      meta.recordedAt,
      ids.payloadHash,
      packHash(before.hash),
      packHash(place.hash),
      event.text,
    );
    this.#position++;
  }

  #headOf(stream: string): Head | undefined {
    const known = this.#heads.get(stream);
    if (known?.spell === this.#spell) return known.head;
    const streamId = this.#streamId.get(stream);
    if (streamId === undefined) return undefined;
    const [revision, hash] = this.#head.get(streamId) ?? [];
    if (revision === undefined || hash === undefined) return { ...CHAIN_START, streamId };
    const head = { streamId, revision, hash: unpack(hash) };
    this.#heads.set(stream, { head, spell: this.#spell });
    return head;
  }
}

/** What was written down, and no object of the caller's. */
function eventIn({ type, data }: CheckedEvent): Message {
  return { type, data: data as JsonObject };
}
