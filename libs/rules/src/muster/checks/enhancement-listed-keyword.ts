import { hasKeyword } from '../../pack/name.js';
import { isOfTable, taken, type Taken } from '../enhancements.js';
import { called, textArg, textsArg, type CheckArguments, type RosterCheck } from './check.js';

export const enhancementListedKeyword: RosterCheck = {
  name: 'enhancement-listed-keyword',
  of: 'roster',
  says: 'Only a unit with this keyword, and without some, bears an enhancement; a unit that lists no keywords is passed over.',
  args: {
    keyword: { type: 'string', says: 'The keyword that it needs.' },
    exceptTables: { type: 'strings', says: 'Tables whose enhancements need no such bearer.', optional: true },
    without: { type: 'strings', says: 'Keywords whose units bear none, of whichever table.', optional: true },
  },
  test(roster, args, pack) {
    return taken(roster, pack).flatMap((one) => {
      const why = whyNot(one, args);
      if (why === null) return [];
      const { unit, name } = one;
      return [{ says: `${called(unit)} is ${why}.`, facts: { unit: unit.id, enhancement: name } }];
    });
  },
};

function whyNot(one: Taken, args: CheckArguments): string | null {
  const { keywords } = one.unit;
  const [keyword, except] = [textArg(args, 'keyword'), textsArg(args, 'exceptTables')];
  const bars = textsArg(args, 'without').find((word) => hasKeyword(keywords, word));
  if (bars !== undefined) return `${bars} and bears no enhancement, nor ${one.name}`;
  if (keywords.length === 0 || hasKeyword(keywords, keyword) || isOfTable(one, except)) return null;
  const unless = except.length > 0 ? `, unless it is written as ${except.join(' or ')}` : '';
  return `no ${keyword} and cannot bear ${one.name}${unless}`;
}
