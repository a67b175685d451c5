import { unitIn, unitText } from '../judge/scene.js';
import { joinedOf } from '../table/table.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitDestroyed: Predicate = {
  name: 'unit-destroyed',
  says: 'The unit is recorded as destroyed.',
  code: 'unit-not-destroyed',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    whole: { type: 'boolean', says: 'Whether the other parts of an attached unit have to be as well.', optional: true },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const asked = args['whole'] === true ? joinedOf(unit) : [unit?.id ?? ''];
    const met = asked.every((id) => scene.table.units[id]?.destroyed !== undefined);
    return {
      answer: unit ? truth(met) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, destroyedByEntry: unit?.destroyed?.entry ?? null },
      says: `${unitText(scene, role)} ${met ? 'is destroyed' : 'is not destroyed'}.`,
    };
  },
};
