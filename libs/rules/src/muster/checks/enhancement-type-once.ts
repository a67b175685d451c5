import { plainName } from '../../pack/name.js';
import { listedUnits } from '../listed.js';
import { called, type RosterCheck } from './check.js';

export const enhancementTypeOnce: RosterCheck = {
  name: 'enhancement-type-once',
  of: 'roster',
  says: 'No unit bears two enhancements from the same table, however they were taken.',
  args: {},
  test(roster) {
    return listedUnits(roster).flatMap((unit) => {
      const tables = Map.groupBy(unit.enhancements, (one) => plainName(one.table));
      return [...tables.values()]
        .filter((same) => same.length > 1)
        .map((same) => ({
          says: `${called(unit)} bears ${same.map((one) => one.name).join(' and ')}, both of one type (${same[0]?.table ?? ''}).`,
          facts: { unit: unit.id, table: same[0]?.table ?? '' },
        }));
    });
  },
};
