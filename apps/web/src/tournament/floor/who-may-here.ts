import type { Me } from '@adjutant/access';
import type { Role } from '@adjutant/kernel';
import { rolesText } from '../../access/roles-text.js';
import { rolesAt, type Doing } from '../../acting/acting.js';
import { WHO_MAY } from '../../acting/who-may.js';

/** Who does something to a table from outside: its players do it at their own. */
const officialsWho = (doing: Doing): readonly Role[] => WHO_MAY[doing].filter((role) => role !== 'player');

/** Whether somebody may do a thing to the tables of an event; where nobody signs in, everybody may. */
export function mayHere(me: Me | undefined, event: string, doing: Doing): boolean {
  if (me === undefined) return false;
  if (me.mode === 'single-user') return true;
  const held = rolesAt(me, event);
  return officialsWho(doing).some((role) => held.includes(role));
}

/**
 * Who does it, that whoever looks is none of them, and how they become one: told before anything is typed, as the server
 * refuses it afterwards.
 */
export function whyNotHere(me: Me, event: string, doing: Doing, what: string): string {
  const roles = officialsWho(doing).map((role) => rolesText([role]));
  const last = roles.at(-1) ?? '';
  const who = roles.length < 2 ? last : `${roles.slice(0, -1).join(', ')} or ${last}`;
  const held = rolesAt(me, event);
  const is = held.length === 0 ? '' : `, and you are ${rolesText(held)}`;
  const way = held.includes('organizer')
    ? 'give yourself such a role under Staff, by the name that you sign in with.'
    : 'an organizer of it gives such a role under Staff.';
  return `${what} is for a ${who} of this event${is}: ${way}`;
}
