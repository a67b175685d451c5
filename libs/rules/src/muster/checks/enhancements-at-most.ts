import { taken } from '../enhancements.js';
import { numberArg, type RosterCheck } from './check.js';

export const enhancementsAtMost: RosterCheck = {
  name: 'enhancements-at-most',
  of: 'roster',
  says: 'The army has no more enhancements than this, and none of them twice.',
  args: { most: { type: 'number', says: 'So many in the army.' } },
  test(roster, args, pack) {
    const most = numberArg(args, 'most') ?? 0;
    const all = taken(roster, pack);
    const twice = [...Map.groupBy(all, ({ key }) => key).values()].filter((same) => same.length > 1);
    return [
      ...(all.length > most
        ? [
            {
              says: `The army has ${all.length} enhancements; ${most} are allowed.`,
              facts: { enhancements: all.map(({ name }) => name), most },
            },
          ]
        : []),
      ...twice.map((same) => ({
        says: `${same[0]?.name ?? ''} is in the army ${same.length} times; each enhancement is allowed once.`,
        facts: { enhancement: same[0]?.name ?? '', units: same.map(({ unit }) => unit.id) },
      })),
    ];
  },
};
