import type { Side } from '../clock/sequence.js';
import type { RosterAbility, RosterPrice } from '../muster/roster-parts.js';
import type { Grants, PriceChange } from '../pack/entry.js';
import { sameName } from '../pack/name.js';
import type { Pack } from '../pack/pack.js';
import { partsOf, type Table, type Unit } from '../table/table.js';

/** Something that a unit bears, with what it brings. */
export interface Borne {
  readonly id: string;
  readonly name: string;
  readonly grants: Grants;
}

/** What the army's detachment brings to every unit of it. */
export function detachmentOf(pack: Pack, table: Table, side: Side): Grants {
  const id = table.armies[side]?.detachment;
  return (id == null ? undefined : pack.entries[id]?.grants) ?? {};
}

/** Everything a unit bears: enhancements, abilities and what these bring in turn, less what its detachment takes away. */
export function grantsOf(pack: Pack, table: Table, unit: Unit): readonly Borne[] {
  if (unit.enhancements.length === 0 && unit.abilities.length === 0) return [];
  const lost = (detachmentOf(pack, table, unit.owner).adaptations ?? []).filter((one) => sameName(one.unit, unit.name));
  const borne: Borne[] = [];
  const add = (id: string): void => {
    const entry = pack.entries[id];
    if (!entry || borne.some((one) => one.id === id)) return;
    borne.push({ id, name: entry.name, grants: entry.grants ?? {} });
    entry.grants?.abilities?.forEach(add);
  };
  unit.enhancements.forEach(add);
  for (const ability of unit.abilities) {
    if (typeof ability === 'string') add(ability);
    else borne.push({ id: ability.id, name: ability.name, grants: writtenGrants(ability) });
  }
  return lost.length === 0 ? borne : borne.filter((one) => !lost.some((loss) => sameName(loss.loses, one.name)));
}

/** What an ability brings that a roster writes out. */
function writtenGrants({ claim, price }: RosterAbility): Grants {
  return { ...(claim ? { claim } : {}), ...(price ? { price: price.map(priceChange) } : {}) };
}

/** Conditions are asked from where the user stands; a roster is written from where the bearer does. */
function priceChange({ add, resource = 'cp', kinds, usesBy, turn, fromRound }: RosterPrice): PriceChange {
  const others = { own: 'opponent', opponent: 'own' } as const;
  const whose = turn && usesBy === 'opponent' ? others[turn] : (turn ?? 'either');
  const when = { record: 'clock-is', turn: whose, ...(fromRound === undefined ? {} : { fromRound }) };
  return { resource, add, kinds, usesBy, ...(turn !== undefined || fromRound !== undefined ? { when } : {}) };
}

export function armyWaives(pack: Pack, table: Table, side: Side, what: string): boolean {
  return detachmentOf(pack, table, side).waives?.includes(what) ?? false;
}

/** How many orders may affect the unit at once; one unless something it bears says more. Two such things do not add up. */
export function ordersAtOnce(pack: Pack, table: Table, unit: Unit): number {
  const partners = partsOf(table, unit).flatMap((id) => (id === unit.id ? [] : (table.units[id] ?? [])));
  const borne = [unit, ...partners].flatMap((part) => grantsOf(pack, table, part));
  return Math.max(1, ...borne.map(({ grants }) => grants.ordersPerUnit ?? 1));
}
