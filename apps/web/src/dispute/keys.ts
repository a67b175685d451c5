import type { KeyTable } from '../app/keys/keys.js';
import { MOVES, SEARCH, type Move } from '../match/step/moves.js';

export type DisputeAct = Move | 'search' | 'disputed' | 'rule';

/** The ways through the record as a match has them, and two of its own. */
export const DISPUTE_KEYS: KeyTable<DisputeAct> = {
  where: 'In a dispute',
  keys: [
    ...MOVES,
    SEARCH,
    { keys: ['d'], does: 'disputed', says: 'Back to the disputed entry' },
    { keys: ['r'], does: 'rule', says: 'To the ruling' },
  ],
};
