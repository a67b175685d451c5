import { isSettled } from '../objectives/owed.js';
import { truth, type Predicate } from './predicate.js';

export const drawsSettled: Predicate = {
  name: 'draws-settled',
  says: 'The player has drawn and discarded every objective that is due.',
  code: 'draws-due',
  args: {},
  test({ table, player }) {
    const owed = table.owed[player];
    return {
      answer: truth(isSettled(owed)),
      facts: { player, draw: owed.draw, discard: owed.discard },
      says: isSettled(owed)
        ? `Nothing is due from ${player}.`
        : `${player} has to draw ${owed.draw + (owed.bonus === null ? 0 : 1)} and to discard ${owed.discard} first.`,
    };
  },
};
