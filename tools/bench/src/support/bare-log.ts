import { link, GENESIS } from '@adjutant/seal';
import Database from 'better-sqlite3';
import { assertSame } from './figure.js';
import type { Work } from './works.js';

/** The tables of the store, column by column. */
const SCHEMA = `
  CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE types (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE events (
    position INTEGER PRIMARY KEY, stream_id INTEGER NOT NULL REFERENCES streams (id),
    revision INTEGER NOT NULL CHECK (revision >= 0), type_id INTEGER NOT NULL REFERENCES types (id),
    schema_version INTEGER NOT NULL, command_id ANY NOT NULL, command_index INTEGER NOT NULL, correlation_id ANY,
    causation_id ANY, actor_id TEXT NOT NULL, actor_role TEXT NOT NULL, occurred_at TEXT NOT NULL,
    recorded_at TEXT NOT NULL, payload_hash ANY NOT NULL, previous_hash BLOB NOT NULL, hash BLOB NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX events_by_stream ON events (stream_id, revision);
  CREATE UNIQUE INDEX events_by_command ON events (stream_id, command_id) WHERE command_index = 0;`;

interface End {
  readonly streamId: number;
  readonly revision: number;
  readonly hash: string;
}

/**
 * The same rows, hash for hash, written by a loop and nothing else: no checks, no conflicts, no answers, ids handed in.
 * It is the limit that the store is measured against.
 */
export class BareLog {
  readonly #database: Database.Database;
  readonly #insert: Database.Statement<unknown[]>;
  readonly #ends = new Map<string, End>();
  readonly #types = new Map<string, number>();
  #position = 0;

  constructor(file: string) {
    this.#database = new Database(file);
    assertSame('journal of the bare log', this.#database.pragma('journal_mode = WAL', { simple: true }), 'wal');
    this.#database.pragma('synchronous = FULL');
    this.#database.exec(SCHEMA);
    assertSame('synchronous of the bare log', this.#database.pragma('synchronous', { simple: true }), 2);
    this.#insert = this.#database.prepare(
      'INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
  }

  /** Groups of this many appends share a transaction. */
  write(works: readonly Work[], group: number): void {
    const transact = this.#database.transaction((some: readonly Work[]) => {
      for (const work of some) this.#append(work);
    });
    for (let from = 0; from < works.length; from += group) transact.immediate(works.slice(from, from + group));
  }

  /** The last hash of each stream: it stands for everything in it. */
  heads(): ReadonlyMap<string, End> {
    return this.#ends;
  }

  close(): void {
    assertSame('synchronous of the bare log', this.#database.pragma('synchronous', { simple: true }), 2);
    assertSame(
      'events in the bare log',
      this.#database.prepare('SELECT count(*) FROM events').pluck().get(),
      this.#position,
    );
    this.#database.close();
  }

  #append({ stream, event, context, eventId }: Work): void {
    const before = this.#ends.get(stream) ?? { streamId: this.#idOf('streams', stream), revision: -1, hash: GENESIS };
    const { commandId, actor, occurredAt, recordedAt, payloadHash } = context;
    const revision = before.revision + 1;
    const [correlationId, causationId, previousHash] = [commandId, commandId, before.hash];
    const ids = { eventId, commandId, correlationId, causationId };
    const meta = { ...ids, actor, occurredAt, recordedAt, schemaVersion: 1, payloadHash, previousHash };
    const hash = link(previousHash, { stream, revision, type: event.type, data: event.data, meta });
    this.#insert.run(
      (this.#position += 1), before.streamId, revision, this.#typeOf(event.type), 1, bytes(commandId.replaceAll('-', '')), 0,
      null, null, actor.id, actor.role, occurredAt, recordedAt, bytes(payloadHash), bytes(previousHash), bytes(hash),
      JSON.stringify(event.data),
    ); // prettier-ignore
    this.#ends.set(stream, { streamId: before.streamId, revision, hash });
  }

  #typeOf(type: string): number {
    const known = this.#types.get(type) ?? this.#idOf('types', type);
    this.#types.set(type, known);
    return known;
  }

  #idOf(table: 'streams' | 'types', name: string): number {
    return Number(this.#database.prepare(`INSERT INTO ${table} (name) VALUES (?)`).run(name).lastInsertRowid);
  }
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}
