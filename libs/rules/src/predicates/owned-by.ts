import { unitIn, unitText } from '../judge/scene.js';
import { text, truth, type Predicate } from './predicate.js';

export const ownedBy: Predicate = {
  name: 'owned-by',
  says: 'The unit belongs to this side, seen from the player who asks.',
  code: 'not-own-unit',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    side: { type: 'string', says: 'Which side.', oneOf: ['own', 'opponent'] },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    return {
      answer: unit ? truth((text(args, 'side') === 'own') === (unit.owner === scene.player)) : 'unknown',
      facts: { unit: unit?.id ?? null, owner: unit?.owner ?? null },
      says: unit ? `${unitText(scene, role)} belongs to ${unit.owner}.` : `No unit is named as ${role}.`,
    };
  },
};
