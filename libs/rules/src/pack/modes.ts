import type { Entry, Mode, Role } from './entry.js';
import { sameName } from './name.js';

/** The role in which a use names its mode. */
export const MODE = 'mode';

/** An entry with the role in which a use of it names one of its modes. */
export function withModes(entry: Entry): Entry {
  if (!entry.modes) return entry;
  const mode: Role = {
    is: { option: entry.modes.map(({ id }) => id) },
    called: Object.fromEntries(entry.modes.map((mode) => [mode.id, withExtra(mode)])),
    says: entry.modes.map(({ name }) => name).join(', or '),
  };
  return { ...entry, roles: { ...entry.roles, [MODE]: mode } };
}

/** `Into the Fray (+1 CP)` */
function withExtra({ name, extra = {} }: Mode): string {
  const more = Object.entries(extra).map(([resource, points]) => `+${points} ${resource.toUpperCase()}`);
  return more.length === 0 ? name : `${name} (${more.join(', ')})`;
}

/** Whether a role is the one in which the entry's modes are named: that one is named at every depth, since the price hangs on it. */
export function isModeRole({ modes }: Pick<Entry, 'modes'>, role: string): boolean {
  return modes !== undefined && role === MODE;
}

/** The mode that a use names. */
export function modeIn({ modes = [] }: Entry, roles: { readonly [role: string]: string }): Mode | undefined {
  return modes.find(({ id }) => id === roles[MODE]);
}

/** The id of a mode that is said by id or by name. */
export function modeCalled({ modes = [] }: Entry, said: string): string {
  return (modes.find(({ id }) => id === said) ?? modes.find(({ name }) => sameName(name, said)))?.id ?? said;
}

/** What the entry names with its modes: they have a role of their own. */
export function rolesWithMode({ roles, modes }: Entry): readonly string[] {
  return [...Object.keys(roles ?? {}), ...(modes ? [MODE] : [])];
}
