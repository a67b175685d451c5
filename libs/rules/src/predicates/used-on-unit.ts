import { samePeriod } from '../judge/periods.js';
import { unitIn, unitText } from '../judge/scene.js';
import type { Period } from '../pack/entry.js';
import { joinedOf } from '../table/table.js';
import { text, truth, type Predicate } from './predicate.js';

export const usedOnUnit: Predicate = {
  name: 'used-on-unit',
  says: 'An accepted use of the named entry was on this unit this activation, phase or turn.',
  code: 'unit-already-acted',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    entry: { type: 'string', says: 'Id of the entry used.' },
    per: { type: 'string', says: 'How far back to look.', oneOf: ['activation', 'step', 'phase', 'turn'] },
    effective: { type: 'boolean', says: 'Only one of which something came: none that was not paid.', optional: true },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const entry = text(args, 'entry');
    const per = text(args, 'per') as Period;
    const parts = joinedOf(unit);
    const found = scene.table.uses.findLast(
      (use) =>
        use.entry === entry &&
        use.unit !== null &&
        parts.includes(use.unit) &&
        (args['effective'] !== true || use.unpaid !== true) &&
        samePeriod(per, use.at, scene.table.clock),
    );
    const name = scene.pack.entries[entry]?.name ?? entry;
    return {
      answer: unit ? truth(found !== undefined) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, entry, usedByEntry: found?.number ?? null },
      says: `${name} ${found ? 'was' : 'was not'} used on ${unitText(scene, role)} this ${text(args, 'per')}.`,
    };
  },
};
