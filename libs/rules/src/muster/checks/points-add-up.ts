import { pricesOf } from '../enhancements.js';
import { sumOfUnits } from '../listed.js';
import type { RosterCheck } from './check.js';

export const pointsAddUp: RosterCheck = {
  name: 'points-add-up',
  of: 'roster',
  says: 'Where a roster says what the army costs and what each unit costs, the two agree, unless the total is meant as it stands.',
  args: {},
  test(roster, _args, pack) {
    const sum = roster.units.some((unit) => unit.points !== undefined || roster.datasheets)
      ? sumOfUnits(roster, pricesOf(pack))
      : null;
    if (roster.points === undefined || sum === null || sum === roster.points) return [];
    const apart = sum < roster.points && roster.units.some(({ enhancements = [] }) => enhancements.length > 0);
    const hint = apart ? ' If enhancements are not in the points of their units, say that they are counted apart.' : '';
    const differs = `The roster says ${roster.points} points; its units add up to ${sum}.`;
    const facts = { points: roster.points, sum };
    if (roster.pointsAsWritten)
      return [{ says: `${differs} The total counts as it is written.`, facts, open: 'unknown' }];
    return [{ says: `${differs}${hint} Put one of them right, or say that the total counts as it is written.`, facts }];
  },
};
