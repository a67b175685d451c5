import type { Roster, RosterUnit } from '../muster/roster.js';
import type { CheckArguments } from '../muster/checks/check.js';
import { PACK } from './invented-pack.js';
import { armyCheckNamed } from '../muster/checks/index.js';

/** What a check says against a roster; nothing where it has nothing to say. For specs. */
export function faultsOf(
  name: string,
  roster: Partial<Roster>,
  args: CheckArguments = {},
  pack = PACK,
): readonly string[] {
  const check = armyCheckNamed(name);
  if (check.of !== 'roster') throw new Error(`${name} does not look at rosters`);
  return check.test({ faction: 'Keepers', units: [], ...roster }, args, pack).map((fault) => fault.says);
}

export type UnitSaid = string | (Partial<RosterUnit> & { readonly name: string });

/** Units with ids of their own; a text is a unit of that name. */
export function unitsOf(...units: readonly UnitSaid[]): RosterUnit[] {
  return units.map((unit, index) => ({ id: `A${index + 1}`, ...(typeof unit === 'string' ? { name: unit } : unit) }));
}
