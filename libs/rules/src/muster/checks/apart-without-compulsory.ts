import { plainOption, unitsApart } from '../listed.js';
import { called, type RosterCheck } from './check.js';

export const apartWithoutCompulsory: RosterCheck = {
  name: 'apart-without-compulsory',
  of: 'roster',
  says: 'A leader with compulsory options stands in a group.',
  args: {},
  test(roster) {
    return unitsApart(roster)
      .filter((unit) => (unit.sheet.options ?? []).some((option) => plainOption(option).least > 0))
      .map((unit) => ({
        says: `${called(unit)} has compulsory options and cannot stand outside a group.`,
        facts: { unit: unit.id },
      }));
  },
};
