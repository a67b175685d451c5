import { hasKeyword } from '../../pack/name.js';
import { listedUnits } from '../listed.js';
import { called, groupsOf, groupText, textArg, textsArg, type Fault, type RosterCheck } from './check.js';

export const groupLeader: RosterCheck = {
  name: 'group-leader',
  of: 'roster',
  says: 'Every group of a kind is led by a unit with all of these keywords.',
  args: {
    group: { type: 'string', says: 'Kind of the groups.' },
    keywords: { type: 'strings', says: 'Keywords that a leader needs.' },
  },
  test(roster, args) {
    const keywords = textsArg(args, 'keywords');
    return groupsOf(roster, textArg(args, 'group')).flatMap((group): Fault[] => {
      const leader = listedUnits(roster).find((unit) => unit.id === group.leader);
      if (!leader) return [{ says: `The ${groupText(roster, group)} has no leader.`, facts: { leader: null } }];
      const missing = keywords.filter((keyword) => !hasKeyword(leader.keywords, keyword));
      if (missing.length === 0) return [];
      return [
        {
          says: `${called(leader)} leads a ${group.kind} without being ${missing.join(' and ')}.`,
          facts: { leader: leader.id, missing },
        },
      ];
    });
  },
};
