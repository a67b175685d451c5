import {
  hasToName,
  holdingOf,
  isModeRole,
  isOpenTo,
  namesAmong,
  writtenOut,
  type Entry,
  type Role,
  type Side,
  type Unit,
} from '@adjutant/rules';
import type { Laid } from './sitting.js';

/** Somebody or something that can stand in a role. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Units that are on the table or come to it, or those that are gone as well. */
export type Among = 'alive' | 'all';

/** An order names who gives it and who gets it; its entry has no need to say so. */
export function rolesOf(entry: Entry): readonly (readonly [string, Role])[] {
  const given: { readonly [role: string]: Role } =
    entry.kind === 'order'
      ? {
          issuer: { is: 'own-unit', says: 'Who gives the order.' },
          recipient: { is: 'own-unit', says: 'Who gets it.' },
        }
      : {};
  return Object.entries({ ...given, ...entry.roles });
}

/** The roles that are asked for: where units are not listed nobody names any, and what else would be named may be left out. */
export function rolesAsked(at: Laid, player: Side, entry: Entry): readonly (readonly [string, Role])[] {
  const { table } = at;
  return rolesOf(entry).flatMap(([name, role]): (readonly [string, Role])[] => {
    if (isModeRole(entry, name) || hasToName({ table, player }, role)) return [[name, role]];
    const from = namesFor(at, player, role);
    const isAsked = from === null ? role.is === 'number' || role.is === 'text' : from.length > 0;
    return isAsked ? [[name, { ...role, optional: true }]] : [];
  });
}

/** Whether one of the units that are listed has to be named. */
export const namesUnit = ({ is, optional }: Role): boolean =>
  !optional && String(is).endsWith('-unit') && is !== 'new-unit';

/** Who would be named if units were listed, in words: whoever presses vouches for them. */
export function unnamed({ table }: Laid, player: Side, entry: Entry): string | null {
  const units = rolesOf(entry).filter(([, role]) => namesUnit(role));
  const absent = units.flatMap(([, role]) =>
    hasToName({ table, player }, role) ? [] : [role.says.replace(/\.$/, '')],
  );
  return absent.length === 0 ? null : `No unit is named: pressing vouches for ${absent.join(', and for ')}.`;
}

/** Everybody whom a role may name, whether the rules let it be or not; null where it is said in words or in a number. */
export function namesFor(at: Laid, player: Side, role: Role, among: Among = 'alive'): readonly Named[] | null {
  const { is, called: names = {} } = role;
  const { pack, table } = at;
  if (is === 'number' || is === 'text' || is === 'roll' || is === 'new-unit') return null;
  if (is === 'own-objective') return holdingOf(table, player).map(({ objective }) => called(at, objective));
  if (typeof is === 'string')
    return Object.values(table.units)
      .filter((unit) => isOn(unit, is, player) && (among === 'all' || !unit.destroyed))
      .map(({ id, name }) => ({ id, name }));
  if ('option' in is) return is.option.map((word) => ({ id: word, name: names[word] ?? word }));
  if ('entry' in is) {
    const open = Object.values(pack.entries).filter(
      ({ kind, owner }) => kind === is.entry && isOpenTo(pack, table, player, owner),
    );
    const called = namesAmong(pack, open);
    return open.map((entry) => ({ id: entry.id, name: called(entry) }));
  }
  return writtenOut(table, player)
    .filter(({ kind }) => kind === is.ability)
    .map(({ id, name }) => ({ id, name }));
}

function isOn({ owner }: Unit, is: Role['is'], player: Side): boolean {
  return is === 'any-unit' || (owner === player) === (is === 'own-unit');
}

function called({ pack }: Laid, id: string): Named {
  return { id, name: pack.entries[id]?.name ?? id };
}
