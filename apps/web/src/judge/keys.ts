import type { KeyTable } from '../app/keys/keys.js';

export type QueueAct = 'down' | 'up' | 'claim' | 'search';

export const QUEUE_KEYS: KeyTable<QueueAct> = {
  where: 'In the calls',
  keys: [
    { keys: ['ArrowDown', 'j'], does: 'down', says: 'To the next call' },
    { keys: ['ArrowUp', 'k'], does: 'up', says: 'To the call before' },
    { keys: ['c'], does: 'claim', says: 'Claim the selected call' },
    { keys: ['/'], does: 'search', says: 'Find in the calls' },
  ],
};

/** A call is a link: the browser opens it. */
export const CALL_KEYS: KeyTable<'open'> = {
  where: 'On a call',
  keys: [{ keys: ['Enter'], does: 'open', says: 'Open the selected call' }],
};
