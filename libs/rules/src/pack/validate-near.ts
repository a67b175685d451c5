/** ` did you mean unit-has-keywords?`, or nothing where no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

/** The known word that takes the fewest changed letters, if that is few for a word of this length. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const most = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
  const ranked = [...known]
    .map((one) => ({ one, away: distance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, away }) => away <= most && one !== word)
    .sort((a, b) => a.away - b.away);
  return ranked[0]?.one;
}

/** Levenshtein: letters to add, leave out or change. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, across] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (letter === across ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
