/**
 * What this browser keeps of what it used last: a convenience, without which everything works as
 * well.
 */
const PLACES = {
  table: 'last-table',
  pack: 'last-pack',
  depth: 'last-depth',
  seat: 'seat',
  /** The last ruling that was read and put away. */
  ruling: 'ruling-read',
} as const;

/** Where a player of an event comes in: a slip that is scanned later says table and round, and not who scans. */
type Place = keyof typeof PLACES | `event-link/${string}`;

const OURS = 'adjutant/';

const placeOf = (what: Place): string => OURS + (PLACES[what as keyof typeof PLACES] ?? what);

export function keep(what: Place, value: string): void {
  try {
    localStorage.setItem(placeOf(what), value);
  } catch {
    return;
  }
}

export function kept(what: Place): string | null {
  try {
    return localStorage.getItem(placeOf(what));
  } catch {
    return null;
  }
}

/** Whoever signs out leaves nobody their seats. */
export function forgetLinks(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${OURS}event-link/`)) localStorage.removeItem(key);
  } catch {
    return;
  }
}
