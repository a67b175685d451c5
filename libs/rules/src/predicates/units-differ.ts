import { texts, truth, type Predicate } from './predicate.js';

export const unitsDiffer: Predicate = {
  name: 'units-differ',
  says: 'No unit is named in two of these roles.',
  code: 'unit-named-twice',
  args: { roles: { type: 'strings', says: 'Roles; those that are not filled do not count.' } },
  test(scene, args) {
    const named = texts(args, 'roles').flatMap((role) => scene.roles[role] ?? []);
    const twice = named.find((id, index) => named.indexOf(id) !== index);
    return {
      answer: truth(twice === undefined),
      facts: { units: named, twice: twice ?? null },
      says: twice === undefined ? `Named: ${named.join(', ') || 'nobody'}.` : `${twice} is named twice.`,
    };
  },
};
