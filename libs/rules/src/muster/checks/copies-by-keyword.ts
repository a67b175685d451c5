import { hasKeyword, plainName, sameName } from '../../pack/name.js';
import { listedUnits, type ListedUnit } from '../listed.js';
import { isAsked, mostFor, textsArg, type RosterCheck } from './check.js';

export const copiesByKeyword: RosterCheck = {
  name: 'copies-by-keyword',
  of: 'roster',
  says: 'No datasheet is in the army more than so many times; some keywords allow more. Where none are listed, the higher number counts.',
  args: {
    most: { type: 'number', says: 'At most so many times.', optional: true },
    byLimit: { type: 'rows', says: 'At most so many times, by the points limit.', optional: true },
    keywords: { type: 'strings', says: 'Keywords that allow more.' },
    mostWith: { type: 'number', says: 'At most so many times with one of them.', optional: true },
    withByLimit: { type: 'rows', says: 'At most so many times with one of them, by the points limit.', optional: true },
    untold: {
      type: 'yes',
      says: 'Where only a keyword that nobody told would allow so many, it is said that they are unchecked.',
      optional: true,
    },
  },
  test(roster, args) {
    const most = mostFor(roster, args) ?? Number.POSITIVE_INFINITY;
    const mostWith = mostFor(roster, args, ['mostWith', 'withByLimit']) ?? Number.POSITIVE_INFINITY;
    const keywords = textsArg(args, 'keywords');
    const has = (unit: ListedUnit) => keywords.some((one) => hasKeyword(unit.keywords, one));
    const isTold = (unit: ListedUnit) =>
      unit.keywords.length > 0 || keywords.some((one) => sameName(one, unit.role ?? ''));
    const may = (unit: ListedUnit) => (unit.keywords.length === 0 || has(unit) ? mostWith : most);
    return [...Map.groupBy(listedUnits(roster), (unit) => plainName(unit.datasheet)).values()].flatMap((same) => {
      // A datasheet has the keywords that are told of any unit of it.
      const told = isAsked(args, 'untold') ? same.filter(isTold) : [];
      const allowed = Math.max(...(told.length > 0 ? told : same).map(may));
      const is = `${same[0]?.datasheet ?? ''} is in the army ${same.length} times`;
      const units = same.map((unit) => unit.id);
      if (same.length > allowed) return [{ says: `${is}; ${allowed} are allowed.`, facts: { units, most: allowed } }];
      if (!isAsked(args, 'untold') || same.length <= most || told.length > 0) return [];
      const says = `${is}; ${most} are allowed, more with ${keywords.join(' or ')}: nobody told its keywords.`;
      return [{ says, facts: { units, most }, open: 'unknown' as const }];
    });
  },
};
