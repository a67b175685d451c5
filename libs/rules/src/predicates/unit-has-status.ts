import { unitIn, unitText } from '../judge/scene.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitHasStatus: Predicate = {
  name: 'unit-has-status',
  says: 'The unit is in a state such as Battle-shocked now, or was when it was destroyed.',
  code: 'unit-not-in-state',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    status: { type: 'string', says: 'Id of the state, as in pack.json.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const status = text(args, 'status');
    const unit = unitIn(scene, role);
    const statuses = unit?.destroyed?.statuses ?? unit?.statuses ?? [];
    const met = statuses.includes(status);
    const name = scene.pack.statuses.find((one) => one.id === status)?.name ?? status;
    const verb = unit?.destroyed ? 'was' : 'is';
    return {
      answer: unit ? truth(met) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, states: [...statuses] },
      says: `${unitText(scene, role)} ${verb} ${met ? '' : 'not '}${name}${unit?.destroyed ? ' when it was destroyed' : ''}.`,
    };
  },
};
