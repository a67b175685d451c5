import type { Envelope } from '@adjutant/kernel';
import type { Pack } from '@adjutant/rules';
import type { Recorded } from '../served.js';

/** What somebody has read of a match. */
export interface Read {
  readonly events: readonly Recorded[];
  /** Those of the seat that reads, and of nobody else. */
  readonly envelopes: readonly Envelope[];
  /** The entry up to which those are all: who reads as both sides has read the events for either. */
  readonly openTo: number;
  /** By how much the clock of the server was ahead of that of the device, in milliseconds. */
  readonly ahead: number;
}

/** Where what was read of a match is kept on this device, for one person and as one looks at it. */
export interface RecordKeeping {
  /** Null where nothing is kept. */
  read(): Promise<Read | null>;
  /** What came as entry `from` and behind it, and what was pressed here that is read with it. */
  add(from: number, read: Read, readBack: readonly string[]): Promise<void>;
  drop(): Promise<void>;
  pack(digest: string): Promise<Pack | null>;
  keepPack(pack: Pack): Promise<void>;
}
