import type { DBSchema, IDBPDatabase } from 'idb';
import type { Envelope, Json } from '@adjutant/kernel';
import type { Pack } from '@adjutant/rules';
import type { Item } from '../queue/item.js';
import type { Recorded } from '../served.js';
import { noteRecord } from './record-trouble.js';
import { reopened } from './reopened.js';

const NAME = 'adjutant-record';
/** All of it can be read again from the server: where its shape changes, it is thrown away. */
const VERSION = 2;

/** Person, match, and as whom they look at it. */
export type SeatKey = [person: string, match: string, viewer: string];

/** What the server has recorded of what was pressed here, until that has been read. */
export interface Unread {
  readonly order: number;
  readonly item: Item;
}

/** What a seat has that the other one has not. */
interface Seat {
  readonly envelopes: readonly Envelope[];
  readonly openTo: number;
  readonly ahead: number;
}

interface Schema extends DBSchema {
  readonly seats: { readonly key: SeatKey; readonly value: Seat };
  /** What everybody sees, under the person, the match and the first entry. */
  readonly entries: { readonly key: [string, string, from: number]; readonly value: readonly Recorded[] };
  readonly unread: { readonly key: [person: string, match: string, id: string]; readonly value: Unread };
  readonly packs: { readonly key: string; readonly value: Pack };
  /** What is known of whoever is here. */
  readonly here: { readonly key: string; readonly value: Json };
}

export type RecordDatabase = IDBPDatabase<Schema>;

export const withRecords = reopened<Schema>(NAME, VERSION, (db) => {
  for (const store of [...db.objectStoreNames]) db.deleteObjectStore(store);
  for (const store of ['seats', 'entries', 'unread', 'packs', 'here'] as const) db.createObjectStore(store);
});

/** The same for what is written, so that whoever looks hears where nothing is kept. */
export async function writeRecords<Result>(work: (db: RecordDatabase) => Promise<Result>): Promise<Result> {
  try {
    const written = await withRecords(work);
    noteRecord(null);
    return written;
  } catch (error) {
    noteRecord(error);
    throw error;
  }
}

/** Everything of a person, or of one match of theirs. */
export function rangeOf(key: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound([...key], [...key, []]);
}

/** Forgets what somebody has read, all of it or of one match. */
export async function dropAll(db: RecordDatabase, key: readonly string[]): Promise<void> {
  const change = db.transaction(['seats', 'entries', 'unread'], 'readwrite');
  const stores = (['seats', 'entries', 'unread'] as const).map((name) => change.objectStore(name));
  await Promise.all([...stores.map((store) => store.delete(rangeOf(key))), change.done]);
}
