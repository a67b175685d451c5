import { seenFrom } from '../figures/sides.js';
import { unitIn, unitText } from '../judge/scene.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitIsOf: Predicate = {
  name: 'unit-is-of',
  says: 'The unit belongs to this side.',
  code: 'unit-of-the-other',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    side: { type: 'string', says: 'Whose.', oneOf: ['own', 'opponent'] },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    return {
      answer: unit ? truth(unit.owner === seenFrom(text(args, 'side'), scene.player)) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, owner: unit?.owner ?? null },
      says: `${unitText(scene, role)} belongs to ${unit?.owner ?? 'nobody'}.`,
    };
  },
};
