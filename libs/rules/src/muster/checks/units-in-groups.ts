import { called, unitsOutside, groupsOf, textArg, type RosterCheck } from './check.js';

export const unitsInGroups: RosterCheck = {
  name: 'units-in-groups',
  of: 'roster',
  says: 'Where the roster lists groups of a kind, every unit stands in one of them.',
  args: { group: { type: 'string', says: 'Kind of the groups.' } },
  test(roster, args) {
    const kind = textArg(args, 'group');
    if (groupsOf(roster, kind).length === 0) return [];
    return unitsOutside(roster, [kind]).map((unit) => ({
      says: `${called(unit)} stands in no ${kind}.`,
      facts: { unit: unit.id, group: kind },
    }));
  },
};
