/** What is wrong in an input file, where, in a sentence for its author. */
export interface FileProblem {
  readonly line: number;
  readonly message: string;
}

/** The name that was probably meant, if one of those known is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known.map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }));
  const [best] = ranked.sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(1, Math.floor(best.one.length / 3)) ? best.one : undefined;
}

/** How many letters have to be changed, added or taken out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
