import { unitIn, unitText } from '../judge/scene.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const unitHasBeen: Predicate = {
  name: 'unit-has-been',
  says: 'The unit is in one of these places, or was there before.',
  code: 'unit-never-there',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    in: { type: 'strings', says: 'Places, any one of them.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const places = unit ? [...(unit.been ?? []), unit.location] : [];
    return {
      answer: unit ? truth(texts(args, 'in').some((place) => places.includes(place))) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, places },
      says: `${unitText(scene, role)} has been in: ${places.join(', ') || 'unknown'}.`,
    };
  },
};
