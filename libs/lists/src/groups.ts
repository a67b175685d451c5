import type { PlacedFact } from '@adjutant/store';
import { partitionOf } from './partitions.js';
import type { Group, Teller } from './teller.js';

/** Which part of the work is asked for. */
export interface Share {
  readonly partitions: readonly number[];
  /** Into how many the work is divided. */
  readonly of: number;
}

/** What each teller has to hear of a page, in the order in which the first event of each group stands in the log. */
export function groupsIn(
  page: readonly PlacedFact[],
  first: number,
  tellers: readonly Teller[],
  { partitions, of }: Share,
): readonly (readonly Group[])[] {
  const mine = new Set(partitions);
  const all = tellers.map(() => new Map<string, { key: string; place: number; events: PlacedFact[] } | null>());
  for (const [index, stored] of page.entries()) {
    for (const [nth, teller] of tellers.entries()) {
      const key = teller.keyOf(stored.stream);
      if (key === undefined) continue;
      const groups = all[nth];
      const group = groups?.get(key);
      if (group) group.events.push(stored);
      else if (group === undefined) {
        const isMine = of === 1 || mine.has(partitionOf(key, of));
        groups?.set(key, isMine ? { key, place: first + index, events: [stored] } : null);
      }
    }
  }
  return all.map((groups) => [...groups.values()].filter((group) => group !== null));
}
