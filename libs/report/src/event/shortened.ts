import { clustersOf } from '../clusters.js';
import type { Measure } from '../lines.js';

const MORE = '…';

/** As much of a text as fits into a width, with “…” where something is left out: nothing is cut off in silence. */
export function shortened(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = clustersOf(text);
  let [fits, not] = [0, letters.length];
  while (not - fits > 1) {
    const half = (fits + not) >> 1;
    if (measure(letters.slice(0, half).join('').trimEnd() + MORE) <= width) fits = half;
    else not = half;
  }
  return letters.slice(0, fits).join('').trimEnd() + MORE;
}
