import { groupOf, listedUnits } from '../listed.js';
import { called, groupText, textArg, withTrait, type RosterCheck } from './check.js';

export const traitNotInGroup: RosterCheck = {
  name: 'trait-not-in-group',
  of: 'roster',
  says: 'No unit in a group of this kind has the trait.',
  args: {
    trait: { type: 'string', says: 'The trait.' },
    group: { type: 'string', says: 'Kind of the groups.' },
  },
  test(roster, args) {
    const trait = textArg(args, 'trait');
    return withTrait(listedUnits(roster), trait).flatMap((unit) => {
      const group = groupOf(roster, unit.id);
      if (group?.kind !== textArg(args, 'group')) return [];
      return [
        { says: `${called(unit)} is ${trait} in the ${groupText(roster, group)}.`, facts: { unit: unit.id, trait } },
      ];
    });
  },
};
