import type { Citation, JsonObject, Reason } from '@adjutant/kernel';
import { hasKeyword, plainName, sameName } from '../pack/name.js';
import type { Entry } from '../pack/entry.js';
import type { Muster, MusterGroup } from '../pack/muster.js';
import type { Pack } from '../pack/pack.js';
import { EMPTY_TABLE } from '../table/table.js';
import { reasonsOfChecks, type Mustering } from './army.js';
import type { Roster, RosterUnit } from './roster.js';

const NOWHERE: Mustering = { table: EMPTY_TABLE, player: 'A' };

/** Every reason why a roster is not legal under the pack; an empty list when it is. */
export function reasonsAgainstRoster(pack: Pack, roster: Roster, at: Mustering = NOWHERE): Reason[] {
  const muster = musterOf(pack, roster);
  return [
    ...duplicateIds(roster),
    ...reasonsOfChecks(pack, roster, at),
    ...(muster
      ? [...wrongFaction(muster, roster), ...groupReasons(muster, roster), ...unattached(muster, roster)]
      : []),
    ...roster.units.flatMap((unit) =>
      (unit.enhancements ?? []).flatMap((one) =>
        typeof one === 'string' ? bearerReasons(pack, roster, unit, one) : [],
      ),
    ),
  ];
}

function musterOf(pack: Pack, { detachment }: Roster): Muster | undefined {
  return detachment === undefined ? undefined : pack.entries[detachment]?.muster;
}

function reason(code: string, message: string, facts: JsonObject, cites: readonly Citation[] = []): Reason {
  return { code, message, facts, cites };
}

function fieldedBy(roster: Roster): string {
  return roster.detachment ?? 'no detachment';
}

function duplicateIds(roster: Roster): Reason[] {
  const twice = roster.units.filter((unit, index) => roster.units.findIndex((other) => other.id === unit.id) !== index);
  return twice.map((unit) =>
    reason('muster/unit-id-taken', `Two units on the roster are called ${unit.id}.`, { unit: unit.id }),
  );
}

function wrongFaction(muster: Muster, roster: Roster): Reason[] {
  const { faction } = muster;
  if (faction === undefined) return [];
  const cites = [muster.source];
  if (!sameName(roster.faction, faction)) {
    const message = `${fieldedBy(roster)} needs the army faction ${faction}; the roster says ${roster.faction}.`;
    return [reason('muster/faction', message, { faction: roster.faction, needed: faction }, cites)];
  }
  // A roster that lists no keywords for a unit leaves the question open.
  const without = roster.units.filter((unit) => unit.keywords?.length && !hasKeyword(unit.keywords, faction));
  return without.map((unit) =>
    reason(
      'muster/faction',
      `${unit.name} (${unit.id}) does not have the keyword ${faction}.`,
      { unit: unit.id },
      cites,
    ),
  );
}

function groupReasons(muster: Muster, roster: Roster): Reason[] {
  if (!muster.groups) return [];
  const listed = muster.groups.flatMap((group) => group.units.map((unit) => ({ group, unit })));
  const found = (unit: RosterUnit) => listed.find((one) => sameName(one.unit.name, unit.name));
  const cites = [muster.source];
  const strangers = muster.onlyListed ? roster.units.filter((unit) => !found(unit)) : [];
  const sizes = roster.units.filter((unit) => {
    const allowed = found(unit)?.unit.models;
    return allowed !== undefined && unit.models !== undefined && unit.models > 0 && !allowed.includes(unit.models);
  });
  return [
    ...strangers.map((unit) =>
      reason(
        'muster/unit-not-listed',
        `${unit.name} cannot be mustered in ${fieldedBy(roster)}.`,
        { unit: unit.id },
        cites,
      ),
    ),
    ...sizes.map((unit) =>
      reason(
        'muster/model-count',
        `${unit.name} may have ${found(unit)?.unit.models?.join(' or ') ?? ''} models, not ${unit.models ?? 0}.`,
        { unit: unit.id, models: unit.models ?? 0, allowed: [...(found(unit)?.unit.models ?? [])] },
        cites,
      ),
    ),
    ...muster.groups.flatMap((group) => limitReasons(group, roster, cites)),
  ];
}

function limitReasons(group: MusterGroup, roster: Roster, cites: readonly Citation[]): Reason[] {
  const names = group.units.map((unit) => plainName(unit.name));
  const taken = roster.units.filter((unit) => names.includes(plainName(unit.name)));
  const total = group.limitTotal;
  if (total !== undefined && taken.length > total) {
    const message = `Only ${total} of these may be taken: ${group.units.map((unit) => unit.name).join(', ')}. The roster has ${taken.length}.`;
    return [
      reason(
        'muster/group-limit',
        message,
        { group: group.id, limit: total, taken: taken.map((unit) => unit.id) },
        cites,
      ),
    ];
  }
  const each = group.limitEach;
  if (each === undefined) return [];
  return [...new Set(names)].flatMap((name) => {
    const same = taken.filter((unit) => plainName(unit.name) === name);
    if (same.length <= each) return [];
    const message = `Only ${each} of ${same[0]?.name ?? name} may be taken; the roster has ${same.length}.`;
    return [reason('muster/unit-limit', message, { limit: each, taken: same.map((unit) => unit.id) }, cites)];
  });
}

function unattached(muster: Muster, roster: Roster): Reason[] {
  return (muster.mustAttach ?? []).flatMap((rule) => {
    const has = (unit: RosterUnit | undefined, word: string): boolean =>
      unit !== undefined && (hasKeyword(unit.keywords ?? [], word) || plainName(unit.name).includes(plainName(word)));
    const alone = roster.units.filter((unit) => {
      const led = roster.units.find(
        (one) => one.id === unit.leads || (one.leads !== undefined && one.leads === unit.id),
      );
      return hasKeyword(unit.keywords ?? [], rule.keyword) && !has(led, rule.to);
    });
    return alone.map((unit) =>
      reason(
        rule.code,
        `${unit.name} (${unit.id}) has ${rule.keyword} and has to be attached to a ${rule.to} unit.`,
        { unit: unit.id },
        [muster.source],
      ),
    );
  });
}

function bearerReasons(pack: Pack, roster: Roster, unit: RosterUnit, id: string): Reason[] {
  const entry: Entry | undefined = pack.entries[id];
  if (!entry)
    return [reason('enhancement/unknown', `There is no ${id} in ${pack.name}.`, { unit: unit.id, enhancement: id })];
  const cites = [entry.source];
  const facts = { unit: unit.id, enhancement: id };
  if (entry.owner !== 'core' && entry.owner !== roster.detachment) {
    const message = `${entry.name} belongs to ${entry.owner}; the army fields ${fieldedBy(roster)}.`;
    return [reason('enhancement/not-in-detachment', message, facts, cites)];
  }
  const missing = (entry.bearer?.keywords ?? []).filter((keyword) => !hasKeyword(unit.keywords ?? [], keyword));
  if (missing.length === 0) return [];
  return [
    reason(
      'enhancement/bearer-ineligible',
      `${entry.name} needs a bearer with ${missing.join(' and ')}; ${unit.name} has not.`,
      facts,
      cites,
    ),
  ];
}
