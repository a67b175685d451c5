import type { LedgerLine, Shelf } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import { advance } from './advance.js';
import { changesEarlierEntries } from './amend.js';
import { settled } from './retold.js';
import { behindActs } from './acts-in-a-row.js';
import { ABSENT, nextNumber, type Entered, type MatchState, type Written } from './state.js';

/** What a record comes to, or what more of it makes of a state. */
export function foldMatch(shelf: Shelf, events: readonly MatchEvent[], from: MatchState = ABSENT): MatchState {
  return foldWritten(
    shelf,
    events.map((event) => ({ event })),
    from,
  );
}

/**
 * The same with who wrote what. A correction tells the whole record again, so what stands before the last one is told once,
 * with it, and not step by step.
 */
export function foldWritten(shelf: Shelf, entries: readonly Written[], from: MatchState = ABSENT): MatchState {
  const turning = entries.findLastIndex(({ event }) => changesEarlierEntries(event));
  if (turning < 0) return foldOnwards(shelf, entries, from);
  return foldOnwards(shelf, entries.slice(turning + 1), turnedBy(shelf, entries.slice(0, turning + 1), from));
}

/** One entry after the other, as they were written. `brings` hears which ledger lines came of an event, where any did. */
export function foldOnwards(
  shelf: Shelf,
  entries: readonly Written[],
  from: MatchState,
  brings?: (event: MatchEvent, lines: readonly LedgerLine[]) => void,
): MatchState {
  let state = from;
  let next = 0;
  for (let written = entries[next]; written; written = entries[next]) {
    const { event, by } = written;
    const strode = event.type === 'UnitActed' ? behindActs(shelf, state, entries, next) : undefined;
    if (strode && strode.next > next) {
      ({ state, next } = strode);
      continue;
    }
    const advanced = advance(shelf, state, event, by);
    if (advanced.lines.length > 0) brings?.(event, advanced.lines);
    ({ state } = advanced);
    next += 1;
  }
  return state;
}

function turnedBy(shelf: Shelf, entries: readonly Written[], from: MatchState): MatchState {
  const first = nextNumber(from);
  const entered = entries.map(({ event, by }, index): Entered => ({
    number: first + index,
    event,
    ...(by ? { author: by } : {}),
  }));
  return settled(shelf, from, entered).state;
}

/** One entry as it fell when it was written. */
export interface Walked {
  readonly number: number;
  readonly event: MatchEvent;
  readonly before: MatchState;
  readonly after: MatchState;
  /** What it brought to the ledgers. A correction gives the lines of the whole record anew. */
  readonly lines: readonly LedgerLine[];
}

/** A record step by step, in the order in which it was written; what cannot be told throws where it stands. */
export function walkMatch(shelf: Shelf, events: readonly MatchEvent[], from?: MatchState): Generator<Walked, void> {
  return walkWritten(
    shelf,
    events.map((event) => ({ event })),
    from,
  );
}

/** The same with who wrote what. */
export function* walkWritten(
  shelf: Shelf,
  entries: readonly Written[],
  from: MatchState = ABSENT,
): Generator<Walked, void> {
  let before = from;
  let number = nextNumber(from);
  for (const { event, by } of entries) {
    const { state: after, lines } = advance(shelf, before, event, by);
    yield { number, event, before, after, lines };
    before = after;
    number += 1;
  }
}
