import type { Item } from './item.js';
import { lineOf, type Resting } from './resting.js';

/** What goes next, of one person in one match: nothing that is held or rests, and of a match that waits to be opened only what opens it. */
export function nextToGo(waiting: readonly Item[], held: ReadonlySet<string>, resting: Resting): readonly Item[] {
  const opens = waiting.filter(({ opening }) => opening !== undefined);
  // A match that is not open yet takes nothing of anybody.
  const isOpen = (one: Item): boolean =>
    opens.every(({ match, by }) => match !== one.match || lineOf({ match, by }) === lineOf(one));
  const free = waiting.filter((one) => !held.has(lineOf(one)) && !resting.has(one) && isOpen(one));
  const [first] = free;
  return first ? free.filter((one) => lineOf(one) === lineOf(first)) : [];
}
