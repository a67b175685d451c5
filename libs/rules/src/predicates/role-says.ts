import { text, texts, truth, type Predicate } from './predicate.js';

export const roleSays: Predicate = {
  name: 'role-says',
  says: 'One of these words was named in this role; without words: anything was.',
  code: 'choice-missing',
  args: {
    role: { type: 'string', says: 'The role.' },
    in: { type: 'strings', says: 'Words.', optional: true },
  },
  test(scene, args) {
    const role = text(args, 'role');
    const named = scene.roles[role];
    const wanted = args['in'] === undefined ? null : texts(args, 'in');
    return {
      answer: truth(named !== undefined && (wanted === null || wanted.includes(named))),
      facts: { role, named: named ?? null, wanted: wanted ? [...wanted] : null },
      says: named === undefined ? `Nothing is named as ${role}.` : `The ${role} named: ${named}.`,
    };
  },
};
