import { listedUnits } from '../listed.js';
import { numberArg, textArg, withTrait, type RosterCheck } from './check.js';

export const traitCount: RosterCheck = {
  name: 'trait-count',
  of: 'roster',
  says: 'At least, and at most, so many units of the army have a trait.',
  args: {
    trait: { type: 'string', says: 'The trait.' },
    least: { type: 'number', says: 'At least so many.', optional: true },
    most: { type: 'number', says: 'At most so many.', optional: true },
  },
  test(roster, args) {
    const trait = textArg(args, 'trait');
    const units = withTrait(listedUnits(roster), trait).map((unit) => unit.id);
    const least = numberArg(args, 'least') ?? 0;
    const most = numberArg(args, 'most') ?? Number.POSITIVE_INFINITY;
    if (units.length >= least && units.length <= most) return [];
    const asked = units.length < least ? `it needs ${least}` : `it may name ${most}`;
    return [
      {
        says: `The roster names ${units.length === 0 ? 'no unit' : `${units.length} units`} as ${trait}; ${asked}.`,
        facts: { trait, units },
      },
    ];
  },
};
