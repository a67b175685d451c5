import type { Actor } from '@adjutant/kernel';
import type { MatchEvent } from '@adjutant/match';
import type { StoredEvent } from '@adjutant/store';
import { declined } from '../refusals.js';

/** A record as a viewer may see it, with by whom. */
export interface SeenRecord {
  readonly stored: readonly StoredEvent<MatchEvent>[];
  readonly events: readonly MatchEvent[];
}

/** The entry asked about, the newest one where none is named; it says so when there is none of that number. */
export function entryIn({ events }: SeenRecord, entry: number | undefined): number {
  const last = events.length - 1;
  if (entry === undefined) return last;
  if (entry <= last) return entry;
  const says = `There is no entry ${entry}; the record ends with entry ${last}.`;
  throw declined('not-there', 'match/no-such-entry', says, { facts: { entry, last } });
}

/** The record as it stood after an entry. */
export function upTo({ events }: SeenRecord, entry: number): readonly MatchEvent[] {
  return events.slice(0, entry + 1);
}

/** Who wrote an entry; null where nobody knows. */
export function writerOf({ stored }: SeenRecord, entry: number): Actor | null {
  return stored[entry]?.meta.actor ?? null;
}
