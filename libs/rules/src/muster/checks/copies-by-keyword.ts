import { hasKeyword, plainName } from '../../pack/name.js';
import { listedUnits, type ListedUnit } from '../listed.js';
import { numberArg, textsArg, type RosterCheck } from './check.js';

export const copiesByKeyword: RosterCheck = {
  name: 'copies-by-keyword',
  of: 'roster',
  says: 'No datasheet is in the army more than so many times; some keywords allow more. Where none are listed, the higher number counts.',
  args: {
    most: { type: 'number', says: 'At most so many times.' },
    keywords: { type: 'strings', says: 'Keywords that allow more.' },
    mostWith: { type: 'number', says: 'At most so many times with one of them.' },
  },
  test(roster, args) {
    const [most, mostWith] = [numberArg(args, 'most') ?? 0, numberArg(args, 'mostWith') ?? 0];
    const keywords = textsArg(args, 'keywords');
    const may = (unit: ListedUnit) =>
      unit.keywords.length === 0 || keywords.some((one) => hasKeyword(unit.keywords, one)) ? mostWith : most;
    return [...Map.groupBy(listedUnits(roster), (unit) => plainName(unit.datasheet)).values()].flatMap((same) => {
      const allowed = Math.max(...same.map(may));
      if (same.length <= allowed) return [];
      const sheet = same[0]?.datasheet ?? '';
      return [
        {
          says: `${sheet} is in the army ${same.length} times; ${allowed} are allowed.`,
          facts: { units: same.map((unit) => unit.id), most: allowed },
        },
      ];
    });
  },
};
