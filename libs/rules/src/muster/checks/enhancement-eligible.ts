import { sameName } from '../../pack/name.js';
import { borne, type Bearing } from '../enhancements.js';
import { groupOf } from '../listed.js';
import type { Roster } from '../roster.js';
import { called, fitsUnit, isCalled, textsArg, type RosterCheck } from './check.js';

export const enhancementEligible: RosterCheck = {
  name: 'enhancement-eligible',
  of: 'roster',
  says: 'The table of an enhancement lists its bearer, or a keyword of it, as eligible.',
  args: {
    byName: {
      type: 'strings',
      says: 'Kinds of groups whose units the table has to list by their name or that of their group.',
      optional: true,
    },
  },
  test(roster, args) {
    const byName = textsArg(args, 'byName');
    return borne(roster)
      .filter((one) => !eligible(roster, one, byName))
      .map(({ unit, enhancement }) => ({
        says: `${called(unit)} may not bear ${enhancement.name}: the table (${enhancement.table}) does not list it.`,
        facts: { unit: unit.id, enhancement: enhancement.name, eligible: [...(enhancement.eligible ?? [])] },
      }));
  },
};

function eligible(roster: Roster, { unit, enhancement }: Bearing, byName: readonly string[]): boolean {
  const group = groupOf(roster, unit.id);
  const words = enhancement.eligible;
  if (!group || !byName.includes(group.kind)) return !words || words.some((word) => fitsUnit(unit, word));
  return (words ?? []).some((word) => isCalled(unit, word) || sameName(word, group.name ?? ''));
}
