import { sameName } from '../../pack/name.js';
import { numbersArg, textArg, type RosterCheck } from './check.js';

export const pickSetsLimit: RosterCheck = {
  name: 'pick-sets-limit',
  of: 'roster',
  says: 'Where a roster picks a size of battle, its points limit is the one of that size.',
  args: {
    kind: { type: 'string', says: 'Kind of the pick.' },
    sizes: { type: 'numbers', says: 'Limits, by the names of the picks.' },
  },
  test(roster, args) {
    const sizes = numbersArg(args, 'sizes');
    const picked = (roster.picks ?? []).filter((pick) => sameName(pick.kind, textArg(args, 'kind')));
    return picked.flatMap(({ name }) => {
      const [size, due] = sizes.find(([known]) => sameName(known, name)) ?? [];
      if (size === undefined || due === undefined || roster.limit === undefined || roster.limit === due) return [];
      return [
        {
          says: `${size} is a battle of ${due} points; the limit on the roster is ${roster.limit}.`,
          facts: { size, due, limit: roster.limit },
        },
      ];
    });
  },
};
