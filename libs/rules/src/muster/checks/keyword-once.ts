import { hasKeyword, plainName } from '../../pack/name.js';
import { listedUnits } from '../listed.js';
import { textArg, type RosterCheck } from './check.js';

export const keywordOnce: RosterCheck = {
  name: 'keyword-once',
  of: 'roster',
  says: 'No datasheet with this keyword is in the army twice.',
  args: { keyword: { type: 'string', says: 'The keyword.' } },
  test(roster, args) {
    const keyword = textArg(args, 'keyword');
    const units = listedUnits(roster).filter((unit) => hasKeyword(unit.keywords, keyword));
    const sheets = Map.groupBy(units, (unit) => plainName(unit.datasheet));
    return [...sheets.values()]
      .filter((same) => same.length > 1)
      .map((same) => ({
        says: `${same[0]?.datasheet ?? ''} is ${keyword} and stands on the roster ${same.length} times.`,
        facts: { keyword, units: same.map((unit) => unit.id) },
      }));
  },
};
