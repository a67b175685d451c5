import type { Side } from '../clock/sequence.js';
import { sameName } from '../pack/name.js';
import type { RosterAbility, Table } from './table.js';

/** Abilities that the roster of a player writes out, on units and in what the army took from lists. */
export function writtenOut(table: Table, side: Side): readonly RosterAbility[] {
  const units = Object.values(table.units).filter((unit) => unit.owner === side);
  const taught = (table.armies[side]?.picks ?? []).flatMap((pick) => pick.teaches);
  return [...units.flatMap((unit) => unit.abilities), ...taught].filter((one) => typeof one !== 'string');
}

/** The one of that id, or else of that name. */
export function abilityCalled(table: Table, side: Side, called: string): RosterAbility | undefined {
  const written = writtenOut(table, side);
  return written.find((one) => one.id === called) ?? written.find((one) => sameName(one.name, called));
}
