import { hasKeyword } from '../../pack/name.js';
import { listedUnits } from '../listed.js';
import { called, textArg, withTrait, type RosterCheck } from './check.js';

export const traitListedKeyword: RosterCheck = {
  name: 'trait-listed-keyword',
  of: 'roster',
  says: 'Only a unit with this keyword has the trait; a unit that lists no keywords is passed over.',
  args: {
    trait: { type: 'string', says: 'The trait.' },
    keyword: { type: 'string', says: 'The keyword that it needs.' },
  },
  test(roster, args) {
    const [trait, keyword] = [textArg(args, 'trait'), textArg(args, 'keyword')];
    return withTrait(listedUnits(roster), trait)
      .filter((unit) => unit.keywords.length > 0 && !hasKeyword(unit.keywords, keyword))
      .map((unit) => ({
        says: `${called(unit)} is ${trait} without being ${keyword}.`,
        facts: { unit: unit.id, trait, keyword },
      }));
  },
};
