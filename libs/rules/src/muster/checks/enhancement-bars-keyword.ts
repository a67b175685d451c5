import { hasKeyword } from '../../pack/name.js';
import { borne } from '../enhancements.js';
import { called, textArg, type RosterCheck } from './check.js';

export const enhancementBarsKeyword: RosterCheck = {
  name: 'enhancement-bars-keyword',
  of: 'roster',
  says: 'No unit with this keyword bears an enhancement.',
  args: { keyword: { type: 'string', says: 'The keyword.' } },
  test(roster, args) {
    const keyword = textArg(args, 'keyword');
    return borne(roster)
      .filter(({ unit }) => hasKeyword(unit.keywords, keyword))
      .map(({ unit, enhancement }) => ({
        says: `${called(unit)} is ${keyword} and cannot bear ${enhancement.name}.`,
        facts: { unit: unit.id, enhancement: enhancement.name, keyword },
      }));
  },
};
