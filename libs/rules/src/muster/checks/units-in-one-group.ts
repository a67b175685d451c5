import { listedUnits, membersOf } from '../listed.js';
import { called, type RosterCheck } from './check.js';

export const unitsInOneGroup: RosterCheck = {
  name: 'units-in-one-group',
  of: 'roster',
  says: 'No unit stands in two groups, or twice in one.',
  args: {},
  test(roster) {
    const places = (roster.groups ?? []).flatMap(membersOf);
    return listedUnits(roster)
      .filter((unit) => places.filter((id) => id === unit.id).length > 1)
      .map((unit) => ({ says: `${called(unit)} stands in more than one group.`, facts: { unit: unit.id } }));
  },
};
