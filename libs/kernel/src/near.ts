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

/** Letters to add, leave out or change; two neighbours that changed places count once. */
export function distance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let [above, row]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, across] of to.entries()) {
      const changed = (row[j] ?? 0) + (letter === across ? 0 : 1);
      const swapped = letter === to[j - 1] && across === from[i - 1] ? (above[j - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(changed, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [above, row] = [row, next];
  }
  return row[to.length] ?? 0;
}
