import type { ChainEnd, Run, SignedPress } from '@adjutant/runs';
import type { DBSchema, IDBPDatabase } from 'idb';
import { reopened } from '../kept/reopened.js';
import type { Came } from './came.js';

const NAME = 'adjutant-carried';
const VERSION = 2;

/** The key with which this device signs what somebody presses at a match. */
export interface DeviceKey {
  readonly person: string;
  readonly match: string;
  /** The public half, in base64. */
  readonly key: string;
  readonly secret: Uint8Array;
  readonly end: ChainEnd;
  /** Whether the server knows that a seat of the match was opened here. */
  readonly known: boolean;
  /** When the link ends by which whoever it is of had sat down then: another one says anew whose the key is. */
  readonly sitting?: string;
  /** What the log says of whose key it is, for devices that cannot ask; left out until it is known. */
  readonly note?: string;
  /** Since when other keys of the same person sign there, as long as nobody has read of it. */
  readonly others?: readonly string[];
}

/** What was pressed here and has no answer yet, as it is carried. */
export interface SignedHere {
  readonly id: string;
  readonly person: string;
  readonly match: string;
  readonly key: string;
  readonly press: SignedPress;
  /** Signed without what it says of a sealed hand, for a judge and nobody else. */
  readonly bare?: true;
}

/** What logs say of whose key a key is. */
export type Notes = { readonly [key: string]: string };

/** What was taken over from another device, and what came of it. */
export interface TakenOver {
  /** Of the bytes: the same taken over twice is one. */
  readonly id: string;
  readonly match: string;
  readonly title: string;
  readonly runs: readonly Run[];
  readonly at: string;
  /** What came with it about whose keys they are, by key. */
  readonly notes?: Notes;
  /** What was pressed on this device itself, and told a judge: its seat was taken back. */
  readonly own?: true;
  /** For each run; null as long as the server has not answered. */
  readonly came: readonly (Came | null)[];
}

interface Schema extends DBSchema {
  readonly keys: { readonly key: [person: string, match: string]; readonly value: DeviceKey };
  readonly presses: { readonly key: string; readonly value: SignedHere; readonly indexes: { readonly match: string } };
  readonly taken: { readonly key: string; readonly value: TakenOver };
  /** The keys of the logs of our servers, as they write them. */
  readonly logs: { readonly key: string; readonly value: string };
}

export type CarriedDatabase = IDBPDatabase<Schema>;

export const withCarried = reopened<Schema>(NAME, VERSION, (db) => {
  if (!db.objectStoreNames.contains('keys')) {
    db.createObjectStore('keys');
    db.createObjectStore('presses', { keyPath: 'id' }).createIndex('match', 'match');
    db.createObjectStore('taken', { keyPath: 'id' });
  }
  db.createObjectStore('logs');
});
