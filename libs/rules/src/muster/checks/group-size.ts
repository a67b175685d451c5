import { hasKeyword } from '../../pack/name.js';
import { groupsOf, groupText, numberArg, textArg, textsArg, unitsOf, withTrait, type RosterCheck } from './check.js';

export const groupSize: RosterCheck = {
  name: 'group-size',
  of: 'roster',
  says: 'A group of a kind has at most so many units besides its leader.',
  args: {
    group: { type: 'string', says: 'Kind of the groups.' },
    most: { type: 'number', says: 'At most so many.' },
    trait: { type: 'string', says: 'A unit with this trait lets its group have another number.', optional: true },
    mostWith: { type: 'number', says: 'At most so many in the group of such a unit.', optional: true },
    exceptKeywords: { type: 'strings', says: 'Units with one of these take no place.', optional: true },
  },
  test(roster, args) {
    const free = textsArg(args, 'exceptKeywords');
    return groupsOf(roster, textArg(args, 'group')).flatMap((group) => {
      const units = unitsOf(roster, group);
      const others = units.filter(
        (unit) => unit.id !== group.leader && !free.some((keyword) => hasKeyword(unit.keywords, keyword)),
      );
      const raised = withTrait(units, textArg(args, 'trait')).length > 0 ? numberArg(args, 'mostWith') : undefined;
      const most = raised ?? numberArg(args, 'most') ?? 0;
      if (others.length <= most) return [];
      return [
        {
          says: `The ${groupText(roster, group)} has ${others.length} units besides its leader; it may have ${most}.`,
          facts: { leader: group.leader ?? null, units: others.map((unit) => unit.id), most },
        },
      ];
    });
  },
};
