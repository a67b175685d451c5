import type { Entry, Item } from '../engine/queue/item.js';

interface Presser {
  readonly match: string;
  /** Who presses here. */
  readonly here: string;
}

/** What they pressed last, where it waits for nothing but a line: another tab may be sending what waits for more. */
export function lastUnsent(entries: readonly Entry[], { match, here }: Presser): Item | undefined {
  const last = entries.findLast(({ item }) => item.match === match && item.by === here);
  return last?.standing.is === 'here' && last.standing.because === null ? last.item : undefined;
}
