import type { Entry, Item } from '../engine/queue/item.js';
import { pressedAs } from './pressed-words.js';

/** What was pressed here and the server has not answered yet. */
export interface Waiting {
  readonly key: string;
  readonly says: string;
}

/** Of whoever presses here alone: on a phone that was given on, what the other player left is told with their name, in the head. */
export function ownWaiting(
  entries: readonly Entry[],
  { match, here, said }: { readonly match: string; readonly here: string; readonly said: (item: Item) => string },
): readonly Waiting[] {
  return entries
    .filter(({ item, standing }) => item.match === match && standing.is === 'here' && [here, ''].includes(item.by))
    .map(({ item }) => ({ key: item.id, says: pressedAs(item.command) ?? said({ ...item, where: '' }) }));
}
