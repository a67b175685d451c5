import { sameClock } from '../clock/sequence.js';
import { unitIn, unitText } from '../judge/scene.js';
import { joinedOf } from '../table/table.js';
import { idInWords } from '../pack/name.js';
import { text, truth, type Predicate } from './predicate.js';

export const testRecorded: Predicate = {
  name: 'test-recorded',
  says: 'The result of this test is recorded for the unit in the current phase.',
  code: 'wrong-step',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    test: { type: 'string', says: 'Id of the test.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const parts = joinedOf(unit);
    const found = scene.table.acts.findLast(
      (act) => parts.includes(act.unit) && act.act === text(args, 'test') && sameClock(act.at, scene.table.clock),
    );
    return {
      answer: unit ? truth(found !== undefined) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, result: found?.result ?? null, entry: found?.number ?? null },
      says: found
        ? `${unitText(scene, role)} already has a ${idInWords(text(args, 'test'))} result this phase: ${found.result ?? 'recorded'}.`
        : `${unitText(scene, role)} has no ${idInWords(text(args, 'test'))} result this phase yet.`,
    };
  },
};
