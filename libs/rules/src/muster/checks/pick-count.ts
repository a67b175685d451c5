import { numberArg, textArg, type RosterCheck } from './check.js';

export const pickCount: RosterCheck = {
  name: 'pick-count',
  of: 'roster',
  says: 'The army takes at most so many of a kind from lists.',
  args: {
    pick: { type: 'string', says: 'What is taken.' },
    most: { type: 'number', says: 'At most so many.' },
  },
  test(roster, args) {
    const pick = textArg(args, 'pick');
    const most = numberArg(args, 'most') ?? 0;
    const names = (roster.picks ?? []).filter((one) => one.kind === pick).map((one) => one.name);
    if (names.length <= most) return [];
    return [
      { says: `The army takes ${names.join(', ')}; it may take ${most} of ${pick}.`, facts: { pick, names, most } },
    ];
  },
};
