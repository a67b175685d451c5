import { samePeriod } from '../judge/periods.js';
import { unitIn, unitText } from '../judge/scene.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitOnBattlefield: Predicate = {
  name: 'unit-on-battlefield',
  says: 'The unit is on the battlefield; one that was destroyed in this very phase, or is not named, is not asked about.',
  code: 'unit-not-there',
  args: { unit: { type: 'string', says: 'Role of the unit.' } },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const gone = unit?.destroyed;
    // What goes on against a unit is often written down after what became of it, in the same phase.
    if (gone && !samePeriod('phase', gone.at, scene.table.clock))
      return {
        answer: truth(false),
        facts: { unit: unit.id, destroyed: gone.entry },
        says: `${unitText(scene, role)} is destroyed since entry ${gone.entry}.`,
      };
    const place = gone ? null : (unit?.location ?? null);
    const carrier = place === null ? undefined : scene.table.units[place];
    const where = carrier ? `carried by ${carrier.name} (${carrier.id})` : `in: ${place ?? 'no place'}`;
    return {
      answer: truth(place === null || place === 'battlefield'),
      facts: { unit: scene.roles[role] ?? null, place },
      says: place === null ? `${unitText(scene, role)} is not asked about.` : `${unitText(scene, role)} is ${where}.`,
    };
  },
};
