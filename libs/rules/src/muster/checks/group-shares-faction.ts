import { hasKeyword, sameName } from '../../pack/name.js';
import { groupsOf, groupText, textArg, textsArg, unitsOf, type RosterCheck } from './check.js';
import { sharedFactions } from '../factions.js';

export const groupSharesFaction: RosterCheck = {
  name: 'group-shares-faction',
  of: 'roster',
  says: 'All units of a group have a faction keyword in common, some keywords apart.',
  args: {
    group: { type: 'string', says: 'Kind of the groups.' },
    barred: { type: 'strings', says: 'Keywords that do not count.', optional: true },
    exceptNamed: { type: 'strings', says: 'Names of groups in which every keyword counts.', optional: true },
  },
  test(roster, args) {
    const barred = textsArg(args, 'barred');
    return groupsOf(roster, textArg(args, 'group')).flatMap((group) => {
      const shared = sharedFactions(unitsOf(roster, group));
      const every = textsArg(args, 'exceptNamed').some((name) => sameName(name, group.name ?? ''));
      const counting = every ? shared : shared?.filter((one) => !hasKeyword(barred, one));
      if (!counting || counting.length > 0) return [];
      const but = shared && shared.length > 0 ? ` but ${shared.join(', ')}` : '';
      return [
        {
          says: `The units of the ${groupText(roster, group)} have no faction keyword in common${but}.`,
          facts: { group: group.name ?? null, units: [...group.units], shared: [...(shared ?? [])] },
        },
      ];
    });
  },
};
