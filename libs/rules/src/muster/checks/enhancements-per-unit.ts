import { hasKeyword } from '../../pack/name.js';
import { taken } from '../enhancements.js';
import { called, numberArg, textsArg, type RosterCheck } from './check.js';

export const enhancementsPerUnit: RosterCheck = {
  name: 'enhancements-per-unit',
  of: 'roster',
  says: 'A unit has no more enhancements than this, and none where it has one of these keywords.',
  args: {
    most: { type: 'number', says: 'So many on a unit.' },
    barred: { type: 'strings', says: 'Keywords whose units bear none.', optional: true },
  },
  test(roster, args, pack) {
    const most = numberArg(args, 'most') ?? 0;
    const barred = textsArg(args, 'barred');
    return [...Map.groupBy(taken(roster, pack), ({ unit }) => unit).entries()].flatMap(([unit, borne]) => {
      const facts = { unit: unit.id, enhancements: borne.map(({ name }) => name) };
      const bars = barred.find((keyword) => hasKeyword(unit.keywords, keyword));
      if (bars !== undefined) return [{ says: `${called(unit)} is ${bars} and bears no enhancement.`, facts }];
      if (borne.length <= most) return [];
      return [{ says: `${called(unit)} bears ${borne.length} enhancements; ${most} is allowed.`, facts }];
    });
  },
};
