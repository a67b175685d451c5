import { unitIn, unitText } from '../judge/scene.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const unitWasElsewhere: Predicate = {
  name: 'unit-was-elsewhere',
  says: 'The unit, or what carries it, was somewhere else than in these places before.',
  code: 'unit-never-there',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    in: { type: 'strings', says: 'Places that are meant by nothing else.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    // Who is aboard goes where its carrier goes.
    const moved = unit && (scene.table.units[unit.location] ?? unit);
    const before = moved?.been ?? [];
    return {
      answer: unit ? truth(before.some((place) => !texts(args, 'in').includes(place))) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, carrier: moved && moved !== unit ? moved.id : null, before },
      says: `${unitText(scene, role)} was before in: ${before.join(', ') || 'no other place'}.`,
    };
  },
};
