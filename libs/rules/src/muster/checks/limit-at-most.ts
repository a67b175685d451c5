import { numberArg, type RosterCheck } from './check.js';

export const limitAtMost: RosterCheck = {
  name: 'limit-at-most',
  of: 'roster',
  says: 'The points limit is not above the last row of a table.',
  args: { most: { type: 'number', says: 'Highest limit that the table knows.' } },
  test(roster, args) {
    const most = numberArg(args, 'most') ?? 0;
    if (roster.limit === undefined || roster.limit <= most) return [];
    return [
      {
        says: `The table ends at ${most} points and the limit is ${roster.limit}: the organiser has to set the numbers.`,
        facts: { limit: roster.limit, most },
      },
    ];
  },
};
