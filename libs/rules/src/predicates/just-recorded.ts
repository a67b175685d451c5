import { unitIn, unitText } from '../judge/scene.js';
import { actionNamed } from '../pack/actions.js';
import { joinedOf } from '../table/table.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const justRecorded: Predicate = {
  name: 'just-recorded',
  says: 'The last thing that happened is one of these actions of the unit: no act, use or activation came after it.',
  code: 'wrong-step',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    acts: { type: 'strings', says: 'Ids of actions, as in pack.json.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const { acts, uses, taken } = scene.table;
    const parts = joinedOf(unitIn(scene, role));
    const last = acts.at(-1);
    const later = Math.max(-1, ...[uses.at(-1), taken.at(-1)].map((one) => one?.number ?? -1));
    const met =
      last !== undefined && parts.includes(last.unit) && texts(args, 'acts').includes(last.act) && last.number > later;
    const word = actionNamed(scene.pack, last?.act)?.name ?? last?.act;
    return {
      answer: truth(met),
      facts: { unit: scene.roles[role] ?? null, last: last?.act ?? null, entry: last?.number ?? null },
      says: met
        ? `${unitText(scene, role)} just ${word ?? ''}.`
        : `That is not what ${unitText(scene, role)} just did.`,
    };
  },
};
