import { unitIn, unitText } from '../judge/scene.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const carrierIsAt: Predicate = {
  name: 'carrier-is-at',
  says: 'The unit is aboard another one, which is alive and in one of these places.',
  code: 'carrier-not-there',
  args: {
    unit: { type: 'string', says: 'Role of the unit that is carried.' },
    in: { type: 'strings', says: 'Places, any one of them.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const carrier = unit && scene.table.units[unit.location];
    const place = carrier && !carrier.destroyed ? carrier.location : null;
    return {
      answer: unit ? truth(place !== null && texts(args, 'in').includes(place)) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, carrier: carrier?.id ?? null, place },
      says: `${unitText(scene, role)} is ${carrier ? `aboard ${carrier.name} (${carrier.id}), ${place ?? 'destroyed'}` : 'aboard nothing'}.`,
    };
  },
};
