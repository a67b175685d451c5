import type { Entrant, EntrantId } from '../../facts.js';
import { drawFor } from '../chance.js';
import { byId } from '../field.js';

/** Groups that play among themselves before a cut. `snake`: by rating, to and fro. `lot`: as drawn. */
export type Sharing = 'snake' | 'lot';

/** Shares players among so many groups, as equal in size as can be. Who is alike in rating stands as they drew. */
export function groupsOf(
  entrants: readonly Entrant[],
  count: number,
  by: Sharing,
  seed: string,
): readonly (readonly EntrantId[])[] {
  const drawn = entrants.toSorted(byId).map((one) => ({ ...one, draw: drawFor(seed, 0, 'groups', one.id) }));
  const rank = ({ rating = 0 }: Entrant): number => (by === 'snake' ? rating : 0);
  const order = drawn.sort((a, b) => rank(b) - rank(a) || a.draw.first - b.draw.first || a.draw.second - b.draw.second);
  const groups = Array.from({ length: Math.max(1, Math.min(count, entrants.length)) }, (): EntrantId[] => []);
  for (const [at, { id }] of order.entries()) {
    const [row, place] = [Math.floor(at / groups.length), at % groups.length];
    groups[row % 2 === 0 ? place : groups.length - 1 - place]!.push(id);
  }
  return groups;
}
