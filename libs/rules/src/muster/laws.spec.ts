import fc from 'fast-check';
import { auxiliaryCount, groupOf, listedUnits, membersOf, pointsOf, sumOfUnits, unitsApart } from './listed.js';
import { armyCheckNamed } from './checks/index.js';
import type { CheckArguments } from './checks/check.js';
import type { Roster } from './roster.js';
import { PACK } from '../testing/invented-pack.js';

const NAMES = ['Lamp', 'Wick', 'Captain', 'King'];
const name = fc.constantFrom(...NAMES);
const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);

const unit = fc.record(
  {
    name,
    points: fc.nat(300),
    models: fc.integer({ min: 1, max: 20 }),
    traits: some(['general', 'reinforced', 'warlord']),
    factions: some(['LIGHT', 'KEEPERS', 'SEA']),
    role: fc.constantFrom('Troops', 'Elites'),
    keywords: some(['HERO', 'UNIQUE', 'BUGLER (1/5)']),
    figures: fc.record({ bugler: fc.nat(4) }),
    enhancements: fc.array(
      fc.record({ name: fc.constantFrom('Bell', 'Horn'), table: fc.constantFrom('relic', 'dress') }),
      {
        maxLength: 2,
      },
    ),
  },
  { requiredKeys: ['name'] },
);
const datasheets = fc.dictionary(
  name,
  fc.record({ points: fc.nat(300), models: fc.integer({ min: 1, max: 10 }) }, { requiredKeys: [] }),
);

/** A roster whose units stand in groups, or apart, as it comes; each in one place. */
const rosters: fc.Arbitrary<Roster> = fc
  .record({
    units: fc.array(fc.tuple(unit, fc.nat(3)), { maxLength: 9 }),
    datasheets,
    limit: fc.option(fc.nat(2000), { nil: undefined }),
  })
  .map(({ units, datasheets: sheets, limit }) => {
    const listed = units.map(([one], index) => ({ id: `A${index + 1}`, ...one }));
    const groups = [0, 1, 2].map((group) => {
      const [leader, ...others] = listed.filter((_, index) => units[index]?.[1] === group).map((one) => one.id);
      return { kind: group === 2 ? 'hired' : 'watch', ...(leader ? { leader } : {}), units: others };
    });
    return { faction: 'Keepers', units: listed, groups, datasheets: sheets, ...(limit === undefined ? {} : { limit }) };
  });

const CHECKS: readonly (readonly [string, CheckArguments])[] = [
  ['points-within-limit', {}],
  ['unit-share-of-limit', { parts: 2 }],
  ['group-count', { group: 'watch', least: 1, most: 1 }],
  ['group-size', { group: 'watch', most: 2, trait: 'general', mostWith: 3 }],
  ['datasheet-copies', { most: 2 }],
  ['trait-count', { trait: 'general', least: 1, most: 1 }],
  ['keyword-once', { keyword: 'UNIQUE' }],
  ['army-shares-faction', {}],
  ['group-shares-faction', { group: 'watch', barred: ['LIGHT'] }],
  ['models-in-proportion', { figure: 'bugler', keyword: 'BUGLER' }],
  ['enhancement-once', {}],
  ['size-and-cost', {}],
];

function faults(roster: Roster, check: string, args: CheckArguments): number {
  const found = armyCheckNamed(check);
  return found.of === 'roster' ? found.test(roster, args, PACK).length : 0;
}

describe('any roster', () => {
  it('has each unit in one place: in a group or apart', () => {
    fc.assert(
      fc.property(rosters, (roster) => {
        const grouped = (roster.groups ?? []).flatMap(membersOf);
        const apart = unitsApart(roster).map((one) => one.id);
        expect([...grouped, ...apart].toSorted()).toEqual(roster.units.map((one) => one.id).toSorted());
        expect(auxiliaryCount(roster)).toBe(apart.length);
        expect(grouped.every((id) => groupOf(roster, id) !== undefined)).toBe(true);
      }),
    );
  });

  it('adds up, whatever the order of its units', () => {
    fc.assert(
      fc.property(rosters, (roster) => {
        const sum = sumOfUnits(roster);
        const costs = listedUnits(roster).map((one) => one.points);
        expect(sum).toBe(costs.includes(null) ? null : costs.reduce((all: number, one) => all + (one ?? 0), 0));
        expect(pointsOf({ ...roster, units: roster.units.toReversed() })).toBe(pointsOf(roster));
      }),
    );
  });

  it('is judged the same in any order, and when units and sheets are written otherwise', () => {
    fc.assert(
      fc.property(rosters, fc.constantFrom(...CHECKS), (roster, [check, args]) => {
        const count = faults(roster, check, args);
        const turned = { ...roster, units: roster.units.toReversed(), groups: (roster.groups ?? []).toReversed() };
        expect(faults(turned, check, args) > 0).toBe(count > 0);
        const shouted = { ...roster, units: roster.units.map((one) => ({ ...one, name: one.name.toUpperCase() })) };
        expect(faults(shouted, check, args)).toBe(count);
      }),
    );
  });

  it('stays within a limit that is raised, and a cap that is widened', () => {
    fc.assert(
      fc.property(rosters, fc.nat(500), fc.nat(5), fc.nat(5), (roster, more, most, wider) => {
        const raised = roster.limit === undefined ? roster : { ...roster, limit: roster.limit + more };
        if (faults(roster, 'points-within-limit', {}) === 0) expect(faults(raised, 'points-within-limit', {})).toBe(0);
        if (faults(roster, 'datasheet-copies', { most }) === 0) {
          expect(faults(roster, 'datasheet-copies', { most: most + wider })).toBe(0);
        }
      }),
    );
  });
});
