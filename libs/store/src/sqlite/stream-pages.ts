import { randomBytes, randomInt } from 'node:crypto';
import type { JsonObject, Revision } from '@adjutant/kernel';
import type { Database, Statement } from 'better-sqlite3';
import type { Metadata } from '../port.js';
import { METADATA, OF_TEXT, PackedMetadata } from './packed-metadata.js';

/** As many times the most that one event can bring by any door (1 MiB) still fit into one text. */
const PAGE = 500;
/** Fewer are read row by row in less time. */
const FEW = 50;
const MEMBERS = 5;

/** An event as it came off a page. */
export class PagedRow {
  readonly revision: Revision;
  readonly place: number;
  readonly typeId: number;
  readonly schemaVersion: number;
  readonly data: JsonObject;
  readonly #page: PackedMetadata;
  readonly #index: number;

  /** `list`: that of its page, in which it stands from `at` on. */
  constructor(list: readonly unknown[], at: number, data: JsonObject, page: PackedMetadata, index: number) {
    this.revision = list[at] as number;
    this.place = list[at + 1] as number;
    this.typeId = list[at + 2] as number;
    this.schemaVersion = list[at + 3] as number;
    this.data = data;
    this.#page = page;
    this.#index = index;
  }

  /** Throws where it is damaged. */
  metadata(): Metadata {
    return this.#page.of(this.#index, this.schemaVersion);
  }
}

type Page = readonly [ofText: number, rows: string | null, metadata: Buffer | null];

/**
 * Reads a stream in pages, each of which SQLite hands over as two values and not as sixteen for every event: a list in JSON with
 * what everybody looks at, and bytes with the metadata. Between two events in the list stands a number that was drawn when the log
 * was opened: whatever a damaged row holds, it does not hold that, and so it cannot pass for two rows, nor two of them for others.
 */
export class StreamPages {
  readonly #between = randomInt(2 ** 30);
  readonly #separators = { afterMember: randomBytes(8), afterEvent: randomBytes(8) };
  readonly #end: Statement<[string], readonly [streamId: number | null, revision: Revision]>;
  readonly #page: Statement<[string, Buffer, Buffer, number, Revision, Revision], Page>;

  constructor(database: Database) {
    this.#end = database
      .prepare<[string], readonly [number | null, Revision]>(
        'SELECT stream_id, max(revision) FROM events WHERE stream_id = (SELECT id FROM streams WHERE name = ?)',
      )
      .raw();
    this.#page = database
      .prepare<[string, Buffer, Buffer, number, Revision, Revision], Page>(
        `SELECT count(*) FILTER (WHERE ${OF_TEXT}),
           group_concat(concat_ws(',', revision, position, type_id, schema_version, data), ?),
           CAST(group_concat(concat_ws(?, ${METADATA}), ?) AS BLOB)
         FROM events INDEXED BY events_by_stream WHERE stream_id = ? AND revision BETWEEN ? AND ?`,
      )
      .raw();
  }

  /** All events from a revision on; undefined where they are few, or something is out of the usual: then they are read row by row. */
  read(stream: string, from: Revision): readonly PagedRow[] | undefined {
    const [streamId, last = -1] = this.#end.get(stream) ?? [];
    if (typeof streamId !== 'number' || last - from < FEW) return undefined;
    const read: PagedRow[] = [];
    for (let first = from; first <= last; first += PAGE) {
      if (!this.#readPage(read, streamId, first, Math.min(first + PAGE - 1, last))) return undefined;
    }
    return read;
  }

  /** False where the page is not these events one by one, each of them sound. */
  #readPage(into: PagedRow[], streamId: number, first: Revision, last: Revision): boolean {
    const { afterMember, afterEvent } = this.#separators;
    const page = this.#page.get(`,${this.#between},`, afterMember, afterEvent, streamId, first, last);
    const [ofText, text, bytes] = page ?? [];
    if (ofText !== 0 || typeof text !== 'string' || !bytes) return false;
    const list = parsed(text);
    const count = last - first + 1;
    if (list?.length !== count * (MEMBERS + 1) - 1) return false;
    const metadata = new PackedMetadata(bytes, this.#separators);
    for (let index = 0, at = 0; index < count; index += 1, at += MEMBERS + 1) {
      const data = list[at + 4];
      if (index > 0 && list[at - 1] !== this.#between) return false;
      if (list[at] !== first + index || typeof data !== 'object' || data === null || Array.isArray(data)) return false;
      into.push(new PagedRow(list, at, data as JsonObject, metadata, index));
    }
    return true;
  }
}

/** Which row it is that is no JSON is found out by reading row by row. */
function parsed(rows: string): readonly unknown[] | undefined {
  try {
    return JSON.parse(`[${rows}]`) as readonly unknown[];
  } catch {
    return undefined;
  }
}
