import { plainName } from '../../pack/name.js';
import { borne } from '../enhancements.js';
import type { RosterCheck } from './check.js';

export const enhancementOnce: RosterCheck = {
  name: 'enhancement-once',
  of: 'roster',
  says: 'No enhancement is in the army twice, however it was taken.',
  args: {},
  test(roster) {
    const named = Map.groupBy(borne(roster), ({ enhancement }) =>
      [enhancement.table, enhancement.name].map(plainName).join('/'),
    );
    return [...named.values()]
      .filter((same) => same.length > 1)
      .map((same) => ({
        says: `${same[0]?.enhancement.name ?? ''} is in the army ${same.length} times.`,
        facts: { enhancement: same[0]?.enhancement.name ?? '', units: same.map(({ unit }) => unit.id) },
      }));
  },
};
