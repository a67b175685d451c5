/** What was used last, where this device sits, and which ruling was read and put away. */
type Place = 'last-table' | 'last-pack' | 'last-depth' | 'seat' | 'ruling-read' | EventLink;
/** By which link a player has come to an event: a slip that is scanned later says table and round, and not who scans. */
type EventLink = `event-link/${string}`;

export const OURS = 'adjutant/';

/** What this browser keeps as a convenience, without which everything works as well. */
export function keep(what: Place, value: string): void {
  try {
    localStorage.setItem(OURS + what, value);
  } catch {
    return;
  }
}

export function kept(what: Place): string | null {
  try {
    return localStorage.getItem(OURS + what);
  } catch {
    return null;
  }
}
