import type { KeyOf } from '../match/step/moves.js';

export type QueueAct = 'down' | 'up' | 'claim' | 'search' | 'help';

/** Every key of the queue. Enter opens the call that is selected, as it is a link. */
export const QUEUE_KEYS: readonly KeyOf<QueueAct>[] = [
  { keys: ['ArrowDown', 'j'], does: 'down', says: 'To the next call' },
  { keys: ['ArrowUp', 'k'], does: 'up', says: 'To the call before' },
  { keys: ['c'], does: 'claim', says: 'Claim the selected call' },
  { keys: ['/'], does: 'search', says: 'Find in the calls' },
  { keys: ['?'], does: 'help', says: 'Show this list' },
];

/** What the list shows besides: the browser does it. */
export const LISTED_KEYS: readonly KeyOf<QueueAct | 'open'>[] = [
  ...QUEUE_KEYS.slice(0, 2),
  { keys: ['Enter'], does: 'open', says: 'Open the selected call' },
  ...QUEUE_KEYS.slice(2),
];
