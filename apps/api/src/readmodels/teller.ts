import type { PlacedFact } from '@adjutant/store';

/** What became of some events: rows that are to be written, together with the place in the log or not at all. */
export interface Told {
  write(): void;
  /** Called when that has been done. */
  written(): void;
}

/** Makes rows out of the events of some streams. All tellers hear the log in the same pass. */
export interface Teller {
  /** The tables of the read database that it fills. */
  readonly tables: readonly string[];
  /** What its rows are about, for a stream that it listens to; undefined for other streams. */
  keyOf(stream: string): string | undefined;
  /** `events`: those of one key in a page of the log, oldest first. Undefined where its rows know of them already. */
  tell(key: string, events: readonly PlacedFact[]): Told | undefined | Promise<Told | undefined>;
  /** Drops what it has in memory: another process has written to the read database. */
  forget(): void;
}
