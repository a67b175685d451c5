import { hasKeyword } from '../../pack/name.js';
import { groupsOf, groupText, textArg, type RosterCheck } from './check.js';

export const groupFaction: RosterCheck = {
  name: 'group-faction',
  of: 'roster',
  says: 'Groups of a kind list the faction of the army among those that may include them.',
  args: { group: { type: 'string', says: 'Kind of the groups.' } },
  test(roster, args) {
    const { faction } = roster;
    return groupsOf(roster, textArg(args, 'group'))
      .filter((group) => group.factions && !hasKeyword(group.factions, faction))
      .map((group) => ({
        says: `The ${groupText(roster, group)} cannot be included by ${faction}.`,
        facts: { group: group.name ?? null, faction, factions: [...(group.factions ?? [])] },
      }));
  },
};
