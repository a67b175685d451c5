import type { EventSchemas, Message, Revision } from '@adjutant/kernel';
import type { Database, Statement } from 'better-sqlite3';
import { liftEvent, type EventPlace } from '../lift.js';
import type { BareEvent, Link, PlacedEvent, StoredEvent } from '../port.js';
import { renderPosition } from '../positions.js';
import { commitsOfOthers } from './foreign-commits.js';
import { linkAsWritten, placedAsWritten, storedAsWritten, type HandedOn, type Written } from './handed-on.js';
import {
  COLUMNS,
  eventOf,
  FACT_COLUMNS,
  bareEventOf,
  linkOf,
  LINKS,
  placedEventOf,
  storedOf,
  type BareRow,
  type LinkRow,
  type PlacedRow,
  type Row,
} from './rows.js';
import { StoredRow } from './stored-row.js';
import { StreamPages } from './stream-pages.js';
import type { TypeNames } from './type-names.js';

const OF_STREAM =
  'FROM events WHERE stream_id = (SELECT id FROM streams WHERE name = ?) AND revision >= ? ORDER BY revision';

type Lifting = (event: Message, version: number, place: EventPlace) => Message;

/** Everything that is read from the log. */
export class LogReader {
  readonly #schemas: EventSchemas;
  readonly #types: TypeNames;
  readonly #pages: StreamPages;
  readonly #ofStream: Statement<[string, number], Row>;
  readonly #fewOfStream: Statement<[string, number, number], Row>;
  readonly #factsOfStream: Statement<[string, number], BareRow>;
  readonly #ofAll: Statement<[number, number], [...Row, string]>;
  readonly #factsOfAll: Statement<[number, number], PlacedRow>;
  readonly #links: Statement<[number, number], LinkRow>;
  readonly #last: Statement<[], number | null>;
  readonly #handedOn: HandedOn;
  readonly #ofOthers: () => number | undefined;

  constructor(database: Database, schemas: EventSchemas, types: TypeNames, handedOn: HandedOn) {
    this.#handedOn = handedOn;
    this.#ofOthers = commitsOfOthers(database);
    this.#schemas = schemas;
    this.#types = types;
    this.#pages = new StreamPages(database);
    this.#ofStream = database.prepare<[string, number], Row>(`SELECT ${COLUMNS} ${OF_STREAM}`).raw();
    this.#fewOfStream = database.prepare<[string, number, number], Row>(`SELECT ${COLUMNS} ${OF_STREAM} LIMIT ?`).raw();
    this.#factsOfStream = database.prepare<[string, number], BareRow>(`SELECT ${FACT_COLUMNS} ${OF_STREAM}`).raw();
    this.#ofAll = database
      .prepare<[number, number], [...Row, string]>(
        `SELECT ${COLUMNS}, name FROM events CROSS JOIN streams ON streams.id = stream_id
         WHERE position > ? ORDER BY position LIMIT ?`,
      )
      .raw();
    this.#factsOfAll = database
      .prepare<[number, number], PlacedRow>(
        `SELECT position, revision, type_id, schema_version, data, name FROM events
         CROSS JOIN streams ON streams.id = stream_id WHERE position > ? ORDER BY position LIMIT ?`,
      )
      .raw();
    this.#links = database.prepare<[number, number], LinkRow>(LINKS).raw();
    this.#last = database.prepare<[], number | null>('SELECT max(position) FROM events').pluck();
  }

  read(stream: string, from: Revision, limit?: number): StoredEvent[] {
    if (limit !== undefined) return this.#fewOfStream.all(stream, from, limit).map((row) => this.#lifted(row, stream));
    const events = this.#inPages(stream, from, (event, version, place) => this.#liftedTo(event, version, place));
    return events ?? this.#ofStream.all(stream, from).map((row) => this.#lifted(row, stream));
  }

  readOriginal(stream: string, from: Revision): StoredEvent[] {
    const events = this.#inPages(stream, from, (event) => event);
    return events ?? this.#ofStream.all(stream, from).map((row) => this.#original(row, stream));
  }

  /** Undefined where something is out of the usual: row by row it is found out what. */
  #inPages(stream: string, from: Revision, lift: Lifting): StoredEvent[] | undefined {
    const events: StoredEvent[] = [];
    for (const row of this.#pages.read(stream, from) ?? []) {
      const type = this.#types.nameOf(row.typeId);
      if (type === undefined) return undefined;
      const place = { stream, revision: row.revision, position: renderPosition(row.place) };
      const event = lift({ type, data: row.data }, row.schemaVersion, place);
      events.push(new StoredRow(place, event, row));
    }
    return events.length > 0 ? events : undefined;
  }

  readBare(stream: string, from: Revision): BareEvent[] {
    return this.#factsOfStream.all(stream, from).map((row) => bareEventOf(row, stream, this.#liftedEvent(row, stream)));
  }

  readAll(after: number, limit: number): StoredEvent[] {
    return this.#fresh(after, limit)?.map(storedAsWritten) ?? this.#readAll(after, limit);
  }

  #readAll(after: number, limit: number): StoredEvent[] {
    return this.#ofAll.all(after, limit).map((row) => this.#lifted(row as unknown as Row, row[16]));
  }

  readAllOriginal(after: number, limit: number): StoredEvent[] {
    return [...this.eachOfAllOriginal(after, limit)];
  }

  readAllBare(after: number, limit: number): PlacedEvent[] {
    return this.#fresh(after, limit)?.map(placedAsWritten) ?? this.#readAllBare(after, limit);
  }

  #readAllBare(after: number, limit: number): PlacedEvent[] {
    return this.#factsOfAll.all(after, limit).map((row) => placedEventOf(row, this.#liftedEvent(row, row[5])));
  }

  readLinks(after: number, limit: number): Link[] {
    return this.#fresh(after, limit)?.map(linkAsWritten) ?? this.#readLinks(after, limit);
  }

  /** What this process has committed itself, for those who follow the log. Whoever verifies it reads the file. */
  #fresh(after: number, limit: number): readonly Written[] | undefined {
    return this.#handedOn.after(after, limit, this.#ofOthers);
  }

  #readLinks(after: number, limit: number): Link[] {
    return this.#links.all(after, limit).map((row) => linkOf(row, this.#types));
  }

  /** One by one, so that a row that cannot be read comes up only when its turn has come. */
  *eachOriginal(stream: string, from: Revision): Generator<StoredEvent> {
    for (const row of this.#ofStream.all(stream, from)) yield this.#original(row, stream);
  }

  *eachOfAllOriginal(after: number, limit: number): Generator<StoredEvent> {
    for (const row of this.#ofAll.all(after, limit)) yield this.#original(row as unknown as Row, row[16]);
  }

  lastPosition(): number {
    return this.#last.get() ?? 0;
  }

  #original(row: Row, stream: string): StoredEvent {
    return storedOf(row, stream, eventOf(row, stream, this.#types));
  }

  #lifted(row: Row, stream: string): StoredEvent {
    return storedOf(row, stream, this.#liftedEvent(row, stream));
  }

  #liftedEvent(row: Row | BareRow | PlacedRow, stream: string): Message {
    const event = eventOf(row, stream, this.#types);
    return this.#liftedTo(event, row[3], { stream, revision: row[1], position: renderPosition(row[0]) });
  }

  #liftedTo(event: Message, version: number, place: EventPlace): Message {
    if (version === this.#schemas.currentVersion(event.type)) return event;
    return liftEvent(event, version, this.#schemas, place);
  }
}
