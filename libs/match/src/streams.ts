/** Where the events of a match stand in the log. */
export function matchStream(id: string): string {
  return `match-${id}`;
}

/** Where the commands that were refused on a match are noted, beside its events. */
export function attemptsStream(id: string): string {
  return `attempts-${id}`;
}
