import type { LedgerLine, Shelf } from '@adjutant/rules';
import { chain, tellOn, type RetoldEntry, type Telling } from './retell.js';
import { ABSENT, recordOf, type Entered, type History, type MatchState } from './state.js';

/** So many entries are kept as they were told: enough for what a hall brings back at once, and some megabytes. */
const MOST_KEPT = 8_000;

/** What was told last, by the end of its record. */
class Tellings {
  readonly #kept = new Map<History, Telling>();
  #entries = 0;

  /** How the record was told up to here, or up to an entry before this. */
  upTo(end: History | null): Telling | undefined {
    for (let cell = end; cell; cell = cell.before) {
      const found = this.#kept.get(cell);
      if (found) return found;
    }
    return undefined;
  }

  exactly(end: History): Telling | undefined {
    return this.#kept.get(end);
  }

  keep(end: History, telling: Telling): void {
    this.#forget(end);
    this.#kept.set(end, telling);
    this.#entries += telling.told.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#entries <= MOST_KEPT) return;
      this.#forget(oldest);
    }
  }

  #forget(end: History): void {
    this.#entries -= this.#kept.get(end)?.told.length ?? 0;
    this.#kept.delete(end);
  }
}

const TELLINGS = new WeakMap<Shelf, Tellings>();

function tellingsOf(shelf: Shelf): Tellings {
  const known = TELLINGS.get(shelf) ?? new Tellings();
  TELLINGS.set(shelf, known);
  return known;
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
  const isWhole = end !== null && more.length === 0;
  const known = isWhole ? tellings.exactly(end) : undefined;
  const telling = known ?? tellOn(shelf, [...recordOf(state), ...more], tellings.upTo(end));
  if (isWhole) tellings.keep(end, telling);
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
  tellingsOf(shelf).keep(history, telling);
  return { state: { ...state, history, struck }, lines: told.flatMap((one) => one.lines) };
}
