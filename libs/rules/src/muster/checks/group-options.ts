import { hasKeyword } from '../../pack/name.js';
import { listedUnits, plainOption, type ListedUnit, type PlainOption } from '../listed.js';
import type { Roster, RosterGroup } from '../roster.js';
import { called, fitsUnit, groupsOf, isCalled, textArg, unitsOf, type Fault, type RosterCheck } from './check.js';

export const groupOptions: RosterCheck = {
  name: 'group-options',
  of: 'roster',
  says: 'Units in the group of a leader are among its options; leaders in it are allowed to join.',
  args: {
    group: { type: 'string', says: 'Kind of the groups.' },
    leaders: { type: 'string', says: 'Keyword of units that need leave to join the group of another.' },
  },
  test(roster, args) {
    const keyword = textArg(args, 'leaders');
    return groupsOf(roster, textArg(args, 'group')).flatMap((group) => {
      const leader = listedUnits(roster).find((unit) => unit.id === group.leader);
      return leader ? against(roster, group, leader, keyword) : [];
    });
  },
};

function against(roster: Roster, group: RosterGroup, leader: ListedUnit, keyword: string): readonly Fault[] {
  const options = leader.sheet.options?.map(plainOption);
  const others = unitsOf(roster, group).filter((unit) => unit.id !== leader.id);
  const guests = others.filter((unit) => hasKeyword(unit.keywords, keyword));
  const followers = others.filter((unit) => !guests.includes(unit));
  const strangers = guests.filter((unit) => !mayJoin(unit, leader, options ?? []));
  const barred = options ? leftOver(followers, options) : [];
  return [...strangers, ...barred].map((unit) => ({
    says: `${called(unit)} may not stand in the ${group.kind} of ${called(leader)}.`,
    facts: { unit: unit.id, leader: leader.id },
  }));
}

/** By its own profile, or because the leader names it. */
function mayJoin(unit: ListedUnit, leader: ListedUnit, options: readonly PlainOption[]): boolean {
  const joins = unit.sheet.joins ?? [];
  return joins.some((word) => fitsUnit(leader, word)) || options.some((option) => isCalled(unit, option.of));
}

/** The units that are left when as many as possible have taken a place among the options. */
function leftOver(units: readonly ListedUnit[], options: readonly PlainOption[]): readonly ListedUnit[] {
  const [unit, ...rest] = units;
  if (!unit) return [];
  const ways = options
    .filter((option) => option.most > 0 && fitsUnit(unit, option.of))
    .map((option) =>
      leftOver(
        rest,
        options.map((one) => (one === option ? { ...one, most: one.most - 1 } : one)),
      ),
    );
  const without = () => [unit, ...leftOver(rest, options)];
  return ways.toSorted((one, other) => one.length - other.length)[0] ?? without();
}
