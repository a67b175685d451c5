import { hasKeyword } from '../../pack/name.js';
import { listedUnits } from '../listed.js';
import { called, textArg, textsArg, unitsOutside, withTrait, type RosterCheck } from './check.js';

export const traitGoesToKeyword: RosterCheck = {
  name: 'trait-goes-to-keyword',
  of: 'roster',
  says: 'Where any unit has this keyword, the trait belongs to one of those units.',
  args: {
    trait: { type: 'string', says: 'The trait.' },
    keyword: { type: 'string', says: 'The keyword.' },
    exceptGroups: { type: 'strings', says: 'Kinds of groups whose units are not looked at.', optional: true },
  },
  test(roster, args) {
    const [trait, keyword] = [textArg(args, 'trait'), textArg(args, 'keyword')];
    const claimants = unitsOutside(roster, textsArg(args, 'exceptGroups')).filter((unit) =>
      hasKeyword(unit.keywords, keyword),
    );
    const holders = withTrait(listedUnits(roster), trait);
    if (claimants.length === 0) return [];
    return holders
      .filter((unit) => !claimants.includes(unit))
      .map((unit) => ({
        says: `${called(unit)} is ${trait}, which a ${keyword} has to be: ${claimants.map(called).join(', ')}.`,
        facts: { unit: unit.id, trait, keyword, claimants: claimants.map((one) => one.id) },
      }));
  },
};
