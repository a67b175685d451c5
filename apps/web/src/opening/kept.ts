/**
 * What this browser keeps of what it used last: a convenience, without which everything works as
 * well.
 */
const PLACES = {
  table: 'adjutant/last-table',
  pack: 'adjutant/last-pack',
  depth: 'adjutant/last-depth',
  seat: 'adjutant/seat',
  /** The last ruling that was read and put away. */
  ruling: 'adjutant/ruling-read',
} as const;

export function keep(what: keyof typeof PLACES, value: string): void {
  try {
    localStorage.setItem(PLACES[what], value);
  } catch {
    return;
  }
}

export function kept(what: keyof typeof PLACES): string | null {
  try {
    return localStorage.getItem(PLACES[what]);
  } catch {
    return null;
  }
}
