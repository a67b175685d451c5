import { taken } from '../enhancements.js';
import { called, type RosterCheck } from './check.js';

export const enhancementWithinCost: RosterCheck = {
  name: 'enhancement-within-cost',
  of: 'roster',
  says: 'A unit whose points include its enhancements costs no less than they do.',
  args: {},
  test(roster, _args, pack) {
    if (roster.enhancementPoints === 'apart') return [];
    return [...Map.groupBy(taken(roster, pack), ({ unit }) => unit).entries()].flatMap(([unit, borne]) => {
      const cost = borne.reduce((sum, { points }) => sum + (points ?? 0), 0);
      if (unit.points === null || unit.points >= cost) return [];
      const says = `${called(unit)} costs ${unit.points} points and its enhancements ${cost}: a unit's points include them, unless the roster says enhancementPoints: apart.`;
      return [{ says, facts: { unit: unit.id, points: unit.points, enhancements: cost } }];
    });
  },
};
