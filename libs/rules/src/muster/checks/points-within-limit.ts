import { pricesOf } from '../enhancements.js';
import { pointsOf } from '../listed.js';
import type { RosterCheck } from './check.js';

export const pointsWithinLimit: RosterCheck = {
  name: 'points-within-limit',
  of: 'roster',
  says: 'The cost of the army, with the points set aside for later, is not above its limit.',
  args: {},
  test(roster, _args, pack) {
    const { limit, reserved = 0 } = roster;
    const points = pointsOf(roster, pricesOf(pack));
    if (limit === undefined || points === null || points + reserved <= limit) return [];
    const aside = reserved > 0 ? ` (${reserved} of them set aside)` : '';
    return [
      {
        says: `The army has ${points + reserved} points${aside}; its limit is ${limit}.`,
        facts: { points, reserved, limit },
      },
    ];
  },
};
