import { unitIn, unitText } from '../judge/scene.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitInGroupWith: Predicate = {
  name: 'unit-in-group-with',
  says: 'The unit stands on its roster in one group with a unit of this trait.',
  code: 'not-in-group',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    trait: { type: 'string', says: 'The trait, as a word on the roster.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const trait = text(args, 'trait');
    const unit = unitIn(scene, role);
    const groups = (unit && scene.table.armies[unit.owner]?.groups) ?? [];
    const met = groups.some(
      ({ units }) =>
        unit && units.includes(unit.id) && units.some((id) => scene.table.units[id]?.traits?.includes(trait)),
    );
    return {
      answer: unit ? truth(met) : 'unknown',
      facts: { unit: unit?.id ?? null, trait },
      says: `${unitText(scene, role)} ${met ? 'stands' : 'does not stand'} in a group with the ${trait}.`,
    };
  },
};
