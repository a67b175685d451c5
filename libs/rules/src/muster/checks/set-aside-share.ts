import { joinedOf, type Unit } from '../../table/table.js';
import { numberArg, textArg, textsArg, type DeploymentCheck } from './check.js';

export const setAsideShare: DeploymentCheck = {
  name: 'set-aside-share',
  of: 'deployment',
  says: 'Units that stand in these places, with those aboard them, cost at most one part in so many of the points limit.',
  args: {
    parts: { type: 'number', says: '2: at most half of the limit.' },
    in: { type: 'strings', says: 'Places such as reserves.' },
    unless: {
      type: 'string',
      says: 'A trait by which units do not count: with those aboard them, and those that they form an attached unit with.',
      optional: true,
    },
  },
  test(units, args, army) {
    const parts = numberArg(args, 'parts') ?? 1;
    const places = textsArg(args, 'in');
    const freed = textArg(args, 'unless');
    const aside = units.filter((unit) => {
      const holders = holdersOf(units, unit, []);
      const isFreed = holders.flatMap(joinedOf).some((id) => hasTrait(units, id, freed));
      return places.includes(holders.at(-1)?.location ?? '') && !isFreed;
    });
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

/** The unit, what carries it, and what carries that. */
function holdersOf(units: readonly Unit[], unit: Unit, within: readonly string[]): readonly Unit[] {
  const carrier = within.includes(unit.id) ? undefined : units.find((one) => one.id === unit.location);
  return carrier ? [unit, ...holdersOf(units, carrier, [...within, unit.id])] : [unit];
}

function hasTrait(units: readonly Unit[], id: string, trait: string): boolean {
  return trait !== '' && units.some((one) => one.id === id && one.traits?.includes(trait));
}
