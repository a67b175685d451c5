import { unitIn, unitText } from '../judge/scene.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitCarries: Predicate = {
  name: 'unit-carries',
  says: 'A living unit is aboard this one.',
  code: 'unit-empty',
  args: { unit: { type: 'string', says: 'Role of the unit that carries.' } },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const aboard = Object.values(scene.table.units)
      .filter((one) => !one.destroyed && one.location === unit?.id)
      .map((one) => one.id);
    return {
      answer: unit ? truth(aboard.length > 0) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, aboard },
      says: `${unitText(scene, role)} carries: ${aboard.join(', ') || 'nobody'}.`,
    };
  },
};
