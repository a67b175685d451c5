import type { Kysely } from 'kysely';
import type { PlacedEvent } from '@adjutant/store';
import type { ListSchema } from './schema.js';
import type { Pause } from './writing.js';

/** The events about one thing in a page of the log, oldest first. */
export interface Group {
  /** What they are about: the id of a match or of a dispute. */
  readonly key: string;
  /** Which event of the whole log the first of them is, from 0. */
  readonly place: number;
  readonly events: readonly PlacedEvent[];
}

/** What became of some events: rows that are to be written, together with the place in the log or not at all. */
export interface RowChanges {
  /** How many there are. */
  readonly rows: number;
  /** `pause` is awaited between parts of many rows, where there can be many in a page: matches. */
  write(within: Kysely<ListSchema>, pause?: Pause): Promise<void>;
  /** Called when that has been done. */
  written(): void;
}

/** Makes rows out of the events of some streams. All tellers hear the log in the same pass. */
export interface Teller {
  /** What its rows are about, for a stream that it listens to; undefined for other streams. Each key has one stream. */
  keyOf(stream: string): string | undefined;
  /** All that a page of the log holds for it. `pause` is awaited between groups, so that others get a turn. */
  tell(groups: readonly Group[], pause: Pause): Promise<RowChanges>;
  /** Drops what it has in memory: another process has written to the rows. */
  forget(): void;
}

/** The groups of which the rows, true up to these revisions, do not know yet. */
export function unheard(groups: readonly Group[], revisions: ReadonlyMap<string, number>): readonly Group[] {
  return groups.filter(({ key, events }) => (revisions.get(key) ?? -1) < (events.at(-1)?.revision ?? -1));
}

/** Rows of one list that are to be written; `written` is called when they are. */
export function toWrite<Row>(
  rows: { write(within: Kysely<ListSchema>, fresh: readonly Row[], pause?: Pause): Promise<void> },
  fresh: readonly Row[],
  written: () => void = () => undefined,
): RowChanges {
  return { rows: fresh.length, write: (within, pause) => rows.write(within, fresh, pause), written };
}
