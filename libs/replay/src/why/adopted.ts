import type { Side } from '@adjutant/rules';
import type { Passage } from '../telling.js';

/** A situation sets the score down without lines, since nobody knows any more how it came about. */
export function adoptedScore(
  { entered: { event }, verdict }: Passage,
  player: Side,
): readonly { readonly category: string; readonly amount: number }[] {
  if (event.type !== 'SituationAdopted' || verdict === 'struck') return [];
  return Object.entries(event.data.score?.[player] ?? {})
    .filter(([, amount]) => amount !== 0)
    .map(([category, amount]) => ({ category, amount }));
}
