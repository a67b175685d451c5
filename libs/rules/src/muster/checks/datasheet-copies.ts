import { plainName } from '../../pack/name.js';
import { listedUnits } from '../listed.js';
import { mostFor, textsArg, type RosterCheck } from './check.js';

export const datasheetCopies: RosterCheck = {
  name: 'datasheet-copies',
  of: 'roster',
  says: 'No datasheet is in the army more than so many times, some roles apart.',
  args: {
    most: { type: 'number', says: 'At most so many times.', optional: true },
    byLimit: { type: 'rows', says: 'At most so many times, by the points limit.', optional: true },
    exceptRoles: { type: 'strings', says: 'Battlefield roles that are not counted.', optional: true },
    exceptTraits: { type: 'strings', says: 'Units with one of these traits are not counted.', optional: true },
  },
  test(roster, args) {
    const most = mostFor(roster, args);
    if (most === undefined) return [];
    const free = textsArg(args, 'exceptRoles').map(plainName);
    const traits = textsArg(args, 'exceptTraits');
    const counted = listedUnits(roster).filter(
      (unit) => !free.includes(plainName(unit.role ?? '')) && !unit.traits.some((trait) => traits.includes(trait)),
    );
    return [...Map.groupBy(counted, (unit) => plainName(unit.datasheet)).values()]
      .filter((same) => same.length > most)
      .map((same) => ({
        says: `${same[0]?.datasheet ?? ''} is in the army ${same.length} times; ${most} are allowed.`,
        facts: { units: same.map((unit) => unit.id), most, limit: roster.limit ?? null },
      }));
  },
};
