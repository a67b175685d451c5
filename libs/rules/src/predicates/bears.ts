import { unitIn, unitText } from '../judge/scene.js';
import { grantsOf } from '../judge/bearing.js';
import { text, truth, type Predicate } from './predicate.js';

export const bears: Predicate = {
  name: 'bears',
  says: 'The unit bears the entry being used, such as an enhancement or an ability.',
  code: 'ability-not-available',
  args: {
    unit: { type: 'string', says: 'Role of the bearer.' },
    entry: { type: 'string', says: 'Id of the entry borne; left out: the entry being used.', optional: true },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const wanted = text(args, 'entry', scene.entry);
    const met = unit !== undefined && grantsOf(scene.pack, scene.table, unit).some(({ id }) => id === wanted);
    const name = scene.pack.entries[wanted]?.name ?? wanted;
    return {
      answer: unit ? truth(met) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, entry: wanted },
      says: `${unitText(scene, role)} ${met ? 'has' : 'does not have'} ${name}.`,
    };
  },
};
