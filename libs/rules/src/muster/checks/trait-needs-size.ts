import { listedUnits } from '../listed.js';
import { called, numberArg, textArg, withTrait, type RosterCheck } from './check.js';

export const traitNeedsSize: RosterCheck = {
  name: 'trait-needs-size',
  of: 'roster',
  says: 'Only a unit whose smallest size is at least this has the trait.',
  args: {
    trait: { type: 'string', says: 'The trait.' },
    least: { type: 'number', says: 'Models at the smallest size.' },
  },
  test(roster, args) {
    const trait = textArg(args, 'trait');
    const least = numberArg(args, 'least') ?? 0;
    return withTrait(listedUnits(roster), trait)
      .filter((unit) => unit.sheet.models !== undefined && unit.sheet.models < least)
      .map((unit) => ({
        says: `${called(unit)} has a smallest size of ${unit.sheet.models ?? 0} and cannot be ${trait}.`,
        facts: { unit: unit.id, trait, models: unit.sheet.models ?? 0, least },
      }));
  },
};
