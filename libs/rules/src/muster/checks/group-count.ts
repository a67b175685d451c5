import { groupsOf, mostFor, numberArg, textArg, type RosterCheck } from './check.js';

export const groupCount: RosterCheck = {
  name: 'group-count',
  of: 'roster',
  says: 'The army has at least, and at most, so many groups of a kind.',
  args: {
    group: { type: 'string', says: 'Kind of the groups.' },
    least: { type: 'number', says: 'At least so many.', optional: true },
    most: { type: 'number', says: 'At most so many.', optional: true },
    byLimit: { type: 'rows', says: 'At most so many, by the points limit.', optional: true },
  },
  test(roster, args) {
    const group = textArg(args, 'group');
    const count = groupsOf(roster, group).length;
    const least = numberArg(args, 'least') ?? 0;
    const most = mostFor(roster, args) ?? Number.POSITIVE_INFINITY;
    if (count >= least && count <= most) return [];
    const asked = count < least ? `${least} at least` : `${most} at most`;
    return [
      {
        says: `The army has ${count} of ${group}; it may have ${asked}.`,
        facts: { group, count, ...(count < least ? { least } : { most, limit: roster.limit ?? null }) },
      },
    ];
  },
};
