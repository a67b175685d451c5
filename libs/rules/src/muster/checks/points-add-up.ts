import { sumOfUnits } from '../listed.js';
import type { RosterCheck } from './check.js';

export const pointsAddUp: RosterCheck = {
  name: 'points-add-up',
  of: 'roster',
  says: 'Where a roster says what the army costs and what each unit costs, the two agree.',
  args: {},
  test(roster) {
    const sum = roster.units.some((unit) => unit.points !== undefined || roster.datasheets) ? sumOfUnits(roster) : null;
    if (roster.points === undefined || sum === null || sum === roster.points) return [];
    return [
      {
        says: `The roster says ${roster.points} points; its units add up to ${sum}.`,
        facts: { points: roster.points, sum },
      },
    ];
  },
};
