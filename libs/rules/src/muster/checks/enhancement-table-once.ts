import { plainName } from '../../pack/name.js';
import { borne } from '../enhancements.js';
import type { RosterCheck } from './check.js';

export const enhancementTableOnce: RosterCheck = {
  name: 'enhancement-table-once',
  of: 'roster',
  says: 'The army has at most one enhancement from each table, those taken by an ability apart.',
  args: {},
  test(roster) {
    const counted = borne(roster).filter(({ enhancement }) => !enhancement.extra);
    const tables = Map.groupBy(counted, ({ enhancement }) => plainName(enhancement.table));
    return [...tables.values()]
      .filter((same) => same.length > 1)
      .map((same) => ({
        says: `The army takes ${same.map(({ enhancement }) => enhancement.name).join(' and ')} from one table (${same[0]?.enhancement.table ?? ''}).`,
        facts: { table: same[0]?.enhancement.table ?? '', units: same.map(({ unit }) => unit.id) },
      }));
  },
};
