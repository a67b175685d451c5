import { unitIn, unitText } from '../judge/scene.js';
import { idInWords } from '../pack/name.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const unitIsAt: Predicate = {
  name: 'unit-is-at',
  says: 'The unit is alive and in one of these places: battlefield, reserves, strategic-reserves, embarked.',
  code: 'unit-not-there',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    in: { type: 'strings', says: 'Places, any one of them.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const place = unit?.destroyed ? 'destroyed' : (unit?.location ?? null);
    const met = place !== null && texts(args, 'in').includes(place);
    return {
      answer: unit ? truth(met) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, place },
      says:
        place === 'destroyed'
          ? `${unitText(scene, role)} is destroyed.`
          : `${unitText(scene, role)} is in: ${idInWords(place ?? 'unknown')}.`,
    };
  },
};
