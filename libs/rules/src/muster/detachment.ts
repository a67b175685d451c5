import type { JsonObject } from '@adjutant/kernel';
import { hasKeyword, plainName, sameName } from '../pack/name.js';
import type { Muster, MusterGroup } from '../pack/muster.js';
import type { Pack } from '../pack/pack.js';
import type { Fault } from './checks/check.js';
import { listedUnits } from './listed.js';
import type { Roster } from './roster.js';
import type { RulesCode } from '../refusals.js';

/** What a detachment looks at of a unit. `models`: null or 0 where nobody says. */
export interface MusteredUnit {
  readonly id: string;
  readonly name: string;
  /** What its datasheet is called: the detachment knows it by that. */
  readonly sheet: string;
  /** Keywords of every sort; empty where none are listed, which leaves open what asks for one. */
  readonly keywords: readonly string[];
  readonly models: number | null;
  readonly leads?: string;
}

/** A fault with the code under which it is refused, since a detachment asks several things. */
export interface MusterFault extends Fault {
  readonly code: string;
}

export function musterOf(pack: Pack, { detachment }: Roster): Muster | undefined {
  return detachment === undefined || !Object.hasOwn(pack.entries, detachment)
    ? undefined
    : pack.entries[detachment]?.muster;
}

/** Units as the roster writes them, without a look at their datasheets: releases that are out judge by this. */
export function unitsAsWritten(roster: Roster): readonly MusteredUnit[] {
  return roster.units.map(({ id, name, keywords = [], models = null, leads }) => ({
    id,
    name,
    sheet: name,
    keywords,
    models,
    ...(leads === undefined ? {} : { leads }),
  }));
}

/** Units with all that their datasheets and their faction keywords say of them. */
export function unitsWithSheets(roster: Roster): readonly MusteredUnit[] {
  return listedUnits(roster).map(({ id, name, datasheet, keywords, factions, models, sheet }, index) => {
    const leads = roster.units[index]?.leads;
    // An empty list says no more than none.
    const words = [...(keywords.length > 0 ? keywords : (sheet.keywords ?? [])), ...(factions ?? [])];
    return { id, name, sheet: datasheet, keywords: words, models, ...(leads === undefined ? {} : { leads }) };
  });
}

/** What a detachment has against an army whose units are read in this way. */
export function musterFaults(muster: Muster, roster: Roster, units: readonly MusteredUnit[]): readonly MusterFault[] {
  return [
    ...factionFaults(muster, roster, units),
    ...groupFaults(muster, roster, units),
    ...attachmentFaults(muster, units),
  ];
}

function fault(code: RulesCode, says: string, facts: JsonObject): MusterFault {
  return { code, says, facts };
}

export function fieldedBy({ detachment }: Roster): string {
  return detachment ?? 'no detachment';
}

function factionFaults({ faction }: Muster, roster: Roster, units: readonly MusteredUnit[]): MusterFault[] {
  if (faction === undefined) return [];
  if (!sameName(roster.faction, faction)) {
    const says = `${fieldedBy(roster)} needs the army faction ${faction}; the roster says ${roster.faction}.`;
    return [fault('muster/faction', says, { faction: roster.faction, needed: faction })];
  }
  // A roster that lists no keywords for a unit leaves the question open.
  const without = units.filter((unit) => unit.keywords.length > 0 && !hasKeyword(unit.keywords, faction));
  return without.map(({ id, name }) =>
    fault('muster/faction', `${name} (${id}) does not have the keyword ${faction}.`, { unit: id }),
  );
}

function groupFaults({ groups, onlyListed }: Muster, roster: Roster, units: readonly MusteredUnit[]): MusterFault[] {
  if (!groups) return [];
  const listed = groups.flatMap((group) => group.units);
  const found = ({ sheet }: MusteredUnit) => listed.find((one) => sameName(one.name, sheet));
  const strangers = onlyListed ? units.filter((unit) => !found(unit)) : [];
  const sizes = units.flatMap((unit) => {
    const { models } = unit;
    const allowed = found(unit)?.models;
    return allowed && models !== null && models > 0 && !allowed.includes(models) ? [{ unit, models, allowed }] : [];
  });
  return [
    ...strangers.map(({ id, sheet }) =>
      fault('muster/unit-not-listed', `${sheet} cannot be mustered in ${fieldedBy(roster)}.`, { unit: id }),
    ),
    ...sizes.map(({ unit: { id, name }, models, allowed }) =>
      fault('muster/model-count', `${name} may have ${allowed.join(' or ')} models, not ${models}.`, {
        unit: id,
        models,
        allowed: [...allowed],
      }),
    ),
    ...groups.flatMap((group) => limitFaults(group, units)),
  ];
}

function limitFaults(group: MusterGroup, units: readonly MusteredUnit[]): MusterFault[] {
  const names = group.units.map((unit) => plainName(unit.name));
  const taken = units.filter((unit) => names.includes(plainName(unit.sheet)));
  const ids = (some: readonly MusteredUnit[]) => some.map((unit) => unit.id);
  const { limitTotal: total, limitEach: each } = group;
  if (total !== undefined && taken.length > total) {
    const says = `Only ${total} of these may be taken: ${group.units.map((unit) => unit.name).join(', ')}. The roster has ${taken.length}.`;
    return [fault('muster/group-limit', says, { group: group.id, limit: total, taken: ids(taken) })];
  }
  if (each === undefined) return [];
  return [...new Set(names)].flatMap((name) => {
    const same = taken.filter((unit) => plainName(unit.sheet) === name);
    if (same.length <= each) return [];
    const says = `Only ${each} of ${same[0]?.sheet ?? name} may be taken; the roster has ${same.length}.`;
    return [fault('muster/unit-limit', says, { limit: each, taken: ids(same) })];
  });
}

function attachmentFaults({ mustAttach = [] }: Muster, units: readonly MusteredUnit[]): MusterFault[] {
  return mustAttach.flatMap(({ keyword, to, code }) => {
    const has = (unit: MusteredUnit | undefined): boolean =>
      unit !== undefined &&
      (hasKeyword(unit.keywords, to) ||
        [unit.name, unit.sheet].some((called) => plainName(called).includes(plainName(to))));
    const partner = ({ id, leads }: MusteredUnit) =>
      units.find((one) => one.id === leads || (one.leads !== undefined && one.leads === id));
    return units
      .filter((unit) => hasKeyword(unit.keywords, keyword) && !has(partner(unit)))
      .map(({ id, name }) => ({
        code,
        says: `${name} (${id}) has ${keyword} and has to be attached to a ${to} unit.`,
        facts: { unit: id },
      }));
  });
}
