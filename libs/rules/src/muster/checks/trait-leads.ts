import { listedUnits } from '../listed.js';
import { called, textArg, withTrait, type RosterCheck } from './check.js';

export const traitLeads: RosterCheck = {
  name: 'trait-leads',
  of: 'roster',
  says: 'Every unit with the trait leads another one.',
  args: { trait: { type: 'string', says: 'The trait.' } },
  test(roster, args) {
    const trait = textArg(args, 'trait');
    const leading = roster.units.flatMap(({ id, leads }) => (leads === undefined ? [] : [id]));
    return withTrait(listedUnits(roster), trait)
      .filter(({ id }) => !leading.includes(id))
      .map((unit) => ({
        says: `${called(unit)} is ${trait} and leads no unit: it has to be attached to one.`,
        facts: { unit: unit.id, trait },
      }));
  },
};
