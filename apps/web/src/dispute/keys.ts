import { KEYS, type Act, type KeyOf, type Move } from '../match/step/moves.js';

export type DisputeAct = Move | Exclude<Act, 'follow' | 'call'> | 'disputed' | 'rule';

const SHARED = KEYS.filter((key): key is KeyOf<Exclude<DisputeAct, 'disputed' | 'rule'>> => {
  return key.does !== 'follow' && key.does !== 'call';
});

/** Every key of the page of a dispute: those of a match, and two of its own. */
export const DISPUTE_KEYS: readonly KeyOf<DisputeAct>[] = [
  ...SHARED,
  { keys: ['d'], does: 'disputed', says: 'Back to the disputed entry' },
  { keys: ['r'], does: 'rule', says: 'To the ruling' },
];
