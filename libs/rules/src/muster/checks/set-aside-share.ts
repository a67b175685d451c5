import type { Unit } from '../../table/table.js';
import { numberArg, textsArg, type DeploymentCheck } from './check.js';

export const setAsideShare: DeploymentCheck = {
  name: 'set-aside-share',
  of: 'deployment',
  says: 'Units that stand in these places, with those aboard them, cost at most one part in so many of the points limit.',
  args: {
    parts: { type: 'number', says: '2: at most half of the limit.' },
    in: { type: 'strings', says: 'Places such as reserves.' },
  },
  test(units, args, army) {
    const parts = numberArg(args, 'parts') ?? 1;
    const places = textsArg(args, 'in');
    const aside = units.filter((unit) => placeOf(units, unit, []).some((place) => places.includes(place)));
    const costs = aside.map(({ points }) => points);
    // Without a limit or a cost nobody can tell.
    if (army?.limit === undefined || costs.includes(undefined)) return [];
    const total = costs.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    if (total * parts <= army.limit) return [];
    return [
      {
        says: `Units worth ${total} points are set aside; of ${army.limit} points it may be 1 in ${parts}.`,
        facts: { units: aside.map(({ id }) => id), points: total, limit: army.limit, parts },
      },
    ];
  },
};

/** Where a unit is, and whatever carries it. */
function placeOf(units: readonly Unit[], { id, location }: Unit, within: readonly string[]): readonly string[] {
  const carrier = within.includes(id) ? undefined : units.find((one) => one.id === location);
  return carrier ? placeOf(units, carrier, [...within, id]) : [location];
}
