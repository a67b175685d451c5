import type { Actor, JsonObject, Message, Role } from '@adjutant/kernel';
import { PoisonedEvent } from '../errors.js';
import { eventId } from '../event-ids.js';
import type { BareEvent, Link, Metadata, PlacedEvent, StoredEvent } from '../port.js';
import { numberOf, renderPosition } from '../positions.js';
import { messageOf } from '../trouble.js';
import { read, readHash, spelled } from './compact.js';
import { StoredRow } from './stored-row.js';
import type { TypeNames } from './type-names.js';

const EVENT_COLUMNS = `position, revision, type_id, schema_version, data, ${spelled('command_id')}`;

/** The columns that folding needs, in the order of FactRow. */
export const FACT_COLUMNS = `${EVENT_COLUMNS}, actor_id, actor_role`;

export const COLUMNS = `${EVENT_COLUMNS}, command_index, ${spelled('correlation_id')}, ${spelled('causation_id')},
  actor_id, actor_role, occurred_at, recorded_at, ${spelled('payload_hash')}, hex(previous_hash), hex(hash)`;

/** At most so many links behind a position. */
export const LINKS = `SELECT position, revision, hex(hash), name, type_id FROM events
  CROSS JOIN streams ON streams.id = stream_id WHERE position > ? ORDER BY position LIMIT ?`;

/** The last revision of a command that a stream holds already, and the hash of its payload. */
export const BEFORE = `SELECT max(later.revision), first.payload_hash FROM events AS first
  JOIN events AS later ON later.stream_id = first.stream_id AND later.revision >= first.revision
    AND later.command_id = first.command_id
  WHERE first.stream_id = ? AND first.command_id = ? AND first.command_index = 0
  GROUP BY first.position`;

export const INSERT = `INSERT INTO events (position, stream_id, revision, type_id, schema_version, command_id, command_index,
    correlation_id, causation_id, actor_id, actor_role, occurred_at, recorded_at, payload_hash, previous_hash, hash, data)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** One row in the order of COLUMNS. */
export type Row = readonly [
  position: number,
  revision: number,
  typeId: number,
  schemaVersion: number,
  data: unknown,
  commandId: unknown,
  commandIndex: number,
  correlationId: unknown,
  causationId: unknown,
  actorId: string,
  actorRole: string,
  occurredAt: string,
  recordedAt: string,
  payloadHash: unknown,
  previousHash: unknown,
  hash: unknown,
];

export type BareRow = readonly [
  position: number,
  revision: number,
  typeId: number,
  schemaVersion: number,
  data: unknown,
  commandId: unknown,
  actorId: string,
  actorRole: string,
];

export type PlacedRow = readonly [
  position: number,
  revision: number,
  typeId: number,
  schemaVersion: number,
  data: unknown,
  stream: string,
];

export type LinkRow = readonly [position: number, revision: number, hash: unknown, stream: string, typeId: number];

export function eventOf(row: Row | BareRow | PlacedRow, stream: string, types: TypeNames): Message {
  const type = types.nameOf(row[2]);
  if (type === undefined) throw poisoned(row, stream, `its type ${row[2]} has no name`);
  let data: unknown;
  try {
    data = JSON.parse(row[4] as string);
  } catch (error) {
    throw poisoned(row, stream, `its data is not JSON (${messageOf(error)})`, error);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw poisoned(row, stream, 'its data is not a JSON object');
  }
  return { type, data: data as JsonObject };
}

export function storedOf(row: Row, stream: string, event: Message): StoredEvent {
  const place = { stream, revision: row[1], position: renderPosition(row[0]) };
  return new StoredRow(place, event, { metadata: () => metaOf(row) });
}

export function bareEventOf(row: BareRow, stream: string, event: Message): BareEvent {
  return {
    revision: row[1],
    event,
    actor: { id: row[6], role: row[7] as Role },
    get commandId() {
      return commandIdOf(row, stream);
    },
  };
}

export function placedEventOf(row: PlacedRow, event: Message): PlacedEvent {
  return { stream: row[5], revision: row[1], position: renderPosition(row[0]), event };
}

export function linkOf([place, revision, hash, stream, typeId]: LinkRow, types: TypeNames): Link {
  const position = renderPosition(place);
  try {
    return {
      stream,
      revision,
      position,
      number: numberOf(position),
      type: types.nameOf(typeId) ?? '',
      hash: readHash(hash),
    };
  } catch (error) {
    throw new PoisonedEvent({ stream, revision, position }, `its hash is damaged (${messageOf(error)})`, error);
  }
}

function commandIdOf(row: BareRow | Row, stream: string): string {
  try {
    return read(row[5]);
  } catch (error) {
    throw poisoned(row, stream, `its command id is damaged (${messageOf(error)})`, error);
  }
}

function metaOf(row: Row): Metadata {
  const commandId = read(row[5]);
  const actor: Actor = { id: row[9], role: row[10] as Role };
  return {
    eventId: eventId(commandId, row[6]),
    commandId,
    correlationId: row[7] === null ? commandId : read(row[7]),
    causationId: row[8] === null ? commandId : read(row[8]),
    actor,
    occurredAt: row[11],
    recordedAt: row[12],
    schemaVersion: row[3],
    payloadHash: read(row[13]),
    previousHash: readHash(row[14]),
    hash: readHash(row[15]),
  };
}

function poisoned(row: Row | BareRow | PlacedRow, stream: string, reason: string, cause?: unknown): PoisonedEvent {
  return new PoisonedEvent({ stream, revision: row[1], position: renderPosition(row[0]) }, reason, cause);
}
