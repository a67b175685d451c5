import { text, texts, truth, type Predicate } from './predicate.js';

export const rollKind: Predicate = {
  name: 'roll-kind',
  says: 'The roll named in this role is of one of these kinds.',
  code: 'roll-not-eligible',
  args: {
    roll: { type: 'string', says: 'Role that names the kind of roll.' },
    in: { type: 'strings', says: 'Kinds of roll.' },
  },
  test(scene, args) {
    const kind = scene.roles[text(args, 'roll')];
    const met = kind !== undefined && texts(args, 'in').includes(kind);
    return {
      answer: kind === undefined ? 'unknown' : truth(met),
      facts: { roll: kind ?? null, eligible: [...texts(args, 'in')] },
      says: kind === undefined ? 'No kind of roll is named.' : `The roll is: ${kind}.`,
    };
  },
};
