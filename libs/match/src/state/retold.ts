import type { LedgerLine, Shelf } from '@adjutant/rules';
import { chain, tellOn, type RetoldEntry, type WholeTelling } from './retell.js';
import { ABSENT, recordOf, type Entered, type History, type MatchState } from './state.js';

/** So many entries are kept as they were told: enough for what a hall brings back at once, and some megabytes. */
const MOST_KEPT = 8_000;

/** What was told, by the end of its record, in the order in which it was told last. */
interface Tellings {
  readonly byEnd: Map<History, WholeTelling>;
  /** How many entries all of it has. */
  entries: number;
}

const TELLINGS = new WeakMap<Shelf, Tellings>();

function tellingsOf(shelf: Shelf): Tellings {
  const known = TELLINGS.get(shelf) ?? { byEnd: new Map<History, WholeTelling>(), entries: 0 };
  TELLINGS.set(shelf, known);
  return known;
}

/** How the record was told up to here, or up to an entry before this. */
function toldUpTo(end: History | null, { byEnd }: Tellings): WholeTelling | undefined {
  for (let cell = end; cell; cell = cell.before) if (byEnd.has(cell)) return byEnd.get(cell);
  return undefined;
}

function keep(end: History, telling: WholeTelling, tellings: Tellings): void {
  forget(end, tellings);
  tellings.byEnd.set(end, telling);
  tellings.entries += telling.told.length;
  for (const oldest of tellings.byEnd.keys()) {
    if (tellings.entries <= MOST_KEPT || oldest === end) return;
    forget(oldest, tellings);
  }
}

function forget(end: History, tellings: Tellings): void {
  tellings.entries -= tellings.byEnd.get(end)?.told.length ?? 0;
  tellings.byEnd.delete(end);
}

/**
 * Tells the record of a state, and more of it, as `retell` does. What was told of it just before is not told again: of a list that
 * comes late each command asks for the same record with a little more.
 */
export function retold(shelf: Shelf, state: MatchState, more: readonly Entered[] = []): readonly RetoldEntry[] {
  return tellingOf(shelf, state, more).told;
}

function tellingOf(shelf: Shelf, state: MatchState, more: readonly Entered[]): WholeTelling {
  const tellings = tellingsOf(shelf);
  const end = state.status === 'absent' ? null : state.history;
  const telling = tellOn(shelf, [...recordOf(state), ...more], toldUpTo(end, tellings));
  if (end !== null && more.length === 0) keep(end, telling, tellings);
  return telling;
}

/** The state at the end of the record of a state and more of it, with all its corrections in it. */
export function settled(
  shelf: Shelf,
  from: MatchState,
  more: readonly Entered[],
): { readonly state: MatchState; readonly lines: readonly LedgerLine[] } {
  const telling = tellingOf(shelf, from, more);
  const { told } = telling;
  const state = told.at(-1)?.state ?? ABSENT;
  if (state.status === 'absent') return { state, lines: [] };
  const struck = told.filter((one) => one.verdict === 'struck').map((one) => one.entered.number);
  const history = chain([...recordOf(from), ...more]);
  keep(history, telling, tellingsOf(shelf));
  return { state: { ...state, history, struck }, lines: told.flatMap((one) => one.lines) };
}
