import { unitIn, unitText, type Scene } from '../judge/scene.js';
import { actionNamed } from '../pack/actions.js';
import { joinedOf } from '../table/table.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitActivated: Predicate = {
  name: 'unit-activated',
  says: 'The unit is the one named for the slot under way; with `fresh`, nothing that it did is recorded since.',
  code: 'unit-not-activated',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    fresh: { type: 'boolean', says: 'Whether it must not have done anything yet.', optional: true },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const { slot, acts } = scene.table;
    const parts = joinedOf(unit);
    const activated = slot?.unit ?? null;
    const named = activated !== null && parts.includes(activated);
    const done = args['fresh'] === true ? acts.find((act) => parts.includes(act.unit)) : undefined;
    const who = unitText(scene, role);
    const and = done ? ` and ${wordFor(scene, done.act)} already` : '';
    return {
      answer: unit ? truth(named && !done) : 'unknown',
      facts: { unit: unit?.id ?? null, activated, act: done?.act ?? null },
      says: named ? `${who} is activated${and}.` : `${who} is not the unit activated now.`,
    };
  },
};

function wordFor({ pack }: Scene, act: string): string {
  return actionNamed(pack, act)?.name ?? act;
}
