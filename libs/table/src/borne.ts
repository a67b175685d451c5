import type { Entry, Side } from '@adjutant/rules';
import type { Laid } from './sitting.js';

const BORNE = ['ability', 'enhancement'];

/** Something that a unit bears and that names somebody: it is used, and does not only work by itself. */
export function isBorne({ kind, roles }: Entry): boolean {
  return BORNE.includes(kind) && roles !== undefined && Object.keys(roles).length > 0;
}

/** The units of a player that bear it. */
export function bearersOf({ table }: Laid, player: Side, { id }: Entry): readonly string[] {
  return Object.values(table.units)
    .filter(({ owner, enhancements, abilities }) => owner === player && [...enhancements, ...abilities].includes(id))
    .map((unit) => unit.id);
}
