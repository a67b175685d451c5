import { texts, truth, type Predicate } from './predicate.js';

export const unitsDiffer: Predicate = {
  name: 'units-differ',
  says: 'No unit is named in two of these roles; with `only`, in no other role either.',
  code: 'unit-named-twice',
  args: {
    roles: { type: 'strings', says: 'Roles; those that are not filled do not count.' },
    only: { type: 'boolean', says: 'Whether units in other roles are too many.', optional: true },
  },
  test(scene, args) {
    const roles = texts(args, 'roles');
    const named = roles.flatMap((role) => scene.roles[role] ?? []);
    const more = Object.keys(scene.roles).filter((role) => args['only'] === true && !roles.includes(role));
    const twice = named.find((id, index) => named.indexOf(id) !== index) ?? scene.roles[more[0] ?? ''];
    return {
      answer: truth(twice === undefined),
      facts: { units: named, twice: twice ?? null },
      says:
        twice === undefined
          ? `Named: ${named.join(', ') || 'nobody'}.`
          : `${twice} is named twice, or is one too many.`,
    };
  },
};
