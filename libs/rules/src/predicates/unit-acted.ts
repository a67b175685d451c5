import { samePeriod } from '../judge/periods.js';
import { unitIn, unitText } from '../judge/scene.js';
import { actionNamed } from '../pack/actions.js';
import type { Period } from '../pack/entry.js';
import { sameName } from '../pack/name.js';
import { joinedOf, type Act } from '../table/table.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const unitActed: Predicate = {
  name: 'unit-acted',
  says: 'The record holds one of these actions (or an action that selects the unit for one of `selects`) this activation, phase or turn.',
  code: 'unit-already-acted',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    acts: { type: 'strings', says: 'Ids of actions, as in pack.json.', optional: true },
    selects: { type: 'strings', says: 'Activities: move, shoot, charge, fight.', optional: true },
    steps: { type: 'strings', says: 'Only in these steps.', optional: true },
    place: { type: 'string', says: 'Role of a place: where the record says where, there.', optional: true },
    per: { type: 'string', says: 'How far back to look.', oneOf: ['activation', 'step', 'phase', 'turn'] },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const per = text(args, 'per') as Period;
    const selects = texts(args, 'selects');
    const selecting = scene.pack.actions.filter((a) => a.selects && selects.includes(a.selects)).map((a) => a.id);
    const wanted = new Set([...texts(args, 'acts'), ...selecting]);
    const parts = joinedOf(unit);
    const steps = texts(args, 'steps');
    const place = scene.roles[text(args, 'place')];
    const found = scene.table.acts.findLast(
      (act) =>
        parts.includes(act.unit) &&
        wanted.has(act.act) &&
        samePeriod(per, act.at, scene.table.clock) &&
        isThere(act, place) &&
        (steps.length === 0 || steps.includes(act.at?.step ?? '')),
    );
    const word = actionNamed(scene.pack, found?.act)?.name ?? found?.act;
    return {
      answer: unit ? truth(found !== undefined) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, act: found?.act ?? null, entry: found?.number ?? null },
      says: found
        ? `${unitText(scene, role)} is recorded this ${per}: ${word}.`
        : `${unitText(scene, role)} is not recorded this ${per} with any of: ${[...wanted].join(', ')}.`,
    };
  },
};

function isThere({ place: at }: Act, place: string | undefined): boolean {
  return at === undefined || place === undefined || sameName(at, place);
}
