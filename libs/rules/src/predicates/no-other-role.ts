import { texts, truth, type Predicate } from './predicate.js';

export const noOtherRole: Predicate = {
  name: 'no-other-role',
  says: 'Nothing is named in any other role than these.',
  code: 'too-many-named',
  args: { roles: { type: 'strings', says: 'The roles that there are.' } },
  test({ roles }, args) {
    const known = texts(args, 'roles');
    const more = Object.keys(roles).filter((role) => !known.includes(role));
    const named = more.map((role) => `${roles[role]} (${role})`).join(', ');
    return {
      answer: truth(more.length === 0),
      facts: { roles: [...known], more },
      says: more.length === 0 ? 'Nobody is named besides.' : `One too many: ${named}; it takes ${known.join(', ')}.`,
    };
  },
};
