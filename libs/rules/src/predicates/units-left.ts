import { opponentOf } from '../clock/sequence.js';
import { unitsLeft as left } from '../slots/slots.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitsLeft: Predicate = {
  name: 'units-left',
  says: 'The player still has a unit that may take a slot of this step.',
  code: 'no-eligible-unit',
  args: { of: { type: 'string', says: 'Which player, seen from the one who acts.', oneOf: ['own', 'opponent'] } },
  test({ pack, table, player }, args) {
    const side = text(args, 'of') === 'opponent' ? opponentOf(player) : player;
    const units = left(pack, table, side).map((unit) => unit.id);
    return {
      answer: truth(units.length > 0),
      facts: { player: side, units },
      says: units.length > 0 ? `${side} has left: ${units.join(', ')}.` : `${side} has no unit left for a slot.`,
    };
  },
};
