import { hasKeyword } from '../pack/name.js';
import { unitIn, unitText } from '../judge/scene.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const unitHasRole: Predicate = {
  name: 'unit-has-role',
  says: 'The unit has one of these battlefield roles, as written on the roster.',
  code: 'wrong-battlefield-role',
  args: {
    unit: { type: 'string', says: 'Role that names the unit.' },
    in: { type: 'strings', says: 'Battlefield roles, any one of them.' },
  },
  test(scene, args) {
    const name = text(args, 'unit');
    const unit = unitIn(scene, name);
    const role = unit?.role ?? null;
    return {
      answer: unit ? truth(role !== null && hasKeyword(texts(args, 'in'), role)) : 'unknown',
      facts: { unit: scene.roles[name] ?? null, role },
      says: `${unitText(scene, name)} is: ${role ?? 'of no battlefield role'}.`,
    };
  },
};
