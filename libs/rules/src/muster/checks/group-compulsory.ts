import { listedUnits, plainOption } from '../listed.js';
import { called, fitsUnit, groupsOf, textArg, unitsOf, type RosterCheck } from './check.js';

export const groupCompulsory: RosterCheck = {
  name: 'group-compulsory',
  of: 'roster',
  says: 'The group of a leader has the units that are compulsory among its options.',
  args: { group: { type: 'string', says: 'Kind of the groups.' } },
  test(roster, args) {
    return groupsOf(roster, textArg(args, 'group')).flatMap((group) => {
      const leader = listedUnits(roster).find((unit) => unit.id === group.leader);
      if (!leader) return [];
      const others = unitsOf(roster, group).filter((unit) => unit.id !== leader.id);
      const options = (leader.sheet.options ?? []).map(plainOption);
      const missing = options.filter(
        (option) => others.filter((unit) => fitsUnit(unit, option.of)).length < option.least,
      );
      return missing.map((option) => ({
        says: `The ${group.kind} of ${called(leader)} needs ${option.least} of ${option.of}.`,
        facts: { leader: leader.id, needs: option.of, least: option.least },
      }));
    });
  },
};
