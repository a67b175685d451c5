import type { LedgerLine, Shelf } from '@adjutant/rules';
import { chain, tellOn, type RetoldEntry, type Telling } from './retell.js';
import { ABSENT, recordOf, type Entered, type History, type MatchState } from './state.js';

/** So many entries are kept as they were told: enough for what a hall brings back at once, and some megabytes. */
const MOST_KEPT = 8_000;

/** What was told last, by the end of its record. */
type Tellings = Map<History, Telling>;

const TELLINGS = new WeakMap<Shelf, Tellings>();

function tellingsOf(shelf: Shelf): Tellings {
  const known = TELLINGS.get(shelf) ?? new Map<History, Telling>();
  TELLINGS.set(shelf, known);
  return known;
}

/** How the record was told up to here, or up to an entry before this. */
function toldUpTo(end: History | null, tellings: Tellings): Telling | undefined {
  for (let cell = end; cell; cell = cell.before) if (tellings.has(cell)) return tellings.get(cell);
  return undefined;
}

function keep(end: History, telling: Telling, tellings: Tellings): void {
  tellings.delete(end);
  tellings.set(end, telling);
  let entries = 0;
  for (const [key, { told }] of [...tellings].reverse()) {
    entries += told.length;
    if (entries > MOST_KEPT && key !== end) tellings.delete(key);
  }
}

/**
 * Tells the record of a state, and more of it, as `retell` does. What was told of it just before is not told again: of a list that
 * comes late each command asks for the same record with a little more.
 */
export function retold(shelf: Shelf, state: MatchState, more: readonly Entered[] = []): readonly RetoldEntry[] {
  return tellingOf(shelf, state, more).told;
}

function tellingOf(shelf: Shelf, state: MatchState, more: readonly Entered[]): Telling {
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
