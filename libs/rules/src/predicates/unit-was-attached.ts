import { unitIn, unitText } from '../judge/scene.js';
import { hasLivingPart } from '../table/table.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitWasAttached: Predicate = {
  name: 'unit-was-attached',
  says: 'The unit is part of an attached unit of which another part lives, or was when it was destroyed.',
  code: 'restriction-breached',
  args: { unit: { type: 'string', says: 'Role of the unit.' } },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const met = unit?.destroyed?.wasAttached ?? (unit !== undefined && hasLivingPart(scene.table, unit));
    return {
      answer: unit ? truth(met) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, attachedTo: unit?.attachedTo ?? null },
      says: `${unitText(scene, role)} ${met ? 'was' : 'was not'} part of an attached unit.`,
    };
  },
};
