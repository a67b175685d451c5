import { hasKeyword } from '../../pack/name.js';
import { isOfTable, taken } from '../enhancements.js';
import { called, textArg, textsArg, type RosterCheck } from './check.js';

export const enhancementListedKeyword: RosterCheck = {
  name: 'enhancement-listed-keyword',
  of: 'roster',
  says: 'Only a unit with this keyword bears an enhancement; a unit that lists no keywords is passed over.',
  args: {
    keyword: { type: 'string', says: 'The keyword that it needs.' },
    exceptTables: { type: 'strings', says: 'Tables whose enhancements any unit may bear.', optional: true },
  },
  test(roster, args, pack) {
    const keyword = textArg(args, 'keyword');
    const except = textsArg(args, 'exceptTables');
    const unless = except.length > 0 ? `, unless it is written as ${except.join(' or ')}` : '';
    return taken(roster, pack)
      .filter(
        ({ unit, ...one }) =>
          unit.keywords.length > 0 && !isOfTable(one, except) && !hasKeyword(unit.keywords, keyword),
      )
      .map(({ unit, name }) => ({
        says: `${called(unit)} is no ${keyword} and cannot bear ${name}${unless}.`,
        facts: { unit: unit.id, enhancement: name, keyword },
      }));
  },
};
