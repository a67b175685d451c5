import type { Role } from '@adjutant/kernel';
import { nameOf, signing, type Acting } from './acting.js';

/**
 * The same person in what is of an event: with the roles that they hold there besides those of the installation. Undefined: in
 * what is of no event, where roles of events count for nothing.
 */
export function atEvent(acting: Acting, event: string | undefined): Acting {
  if (acting.held === undefined) return acting;
  const everywhere = everywhereOf(acting);
  const there = rolesIn(acting, event);
  const roles = [...everywhere, ...there.filter((role) => !everywhere.includes(role))];
  const { at: _, ...person } = acting;
  const { id, role } = nameOf(acting.actor);
  const signs = acting.named ? role : (roles[0] ?? 'spectator');
  return {
    ...person,
    actor: signing({ id, role: signs }),
    roles,
    everywhere,
    ...(event === undefined ? {} : { at: event }),
  };
}

/** The roles that hold in the whole installation. */
export function everywhereOf({ roles, everywhere = roles }: Acting): readonly Role[] {
  return everywhere;
}

function rolesIn({ held = [] }: Acting, event: string | undefined): readonly Role[] {
  return held.find((one) => one.event === event)?.roles ?? [];
}

/** Who else signs: in a role that is named, and no other, wherever it is held. */
export function narrowed(acting: Acting, role: Role): Pick<Acting, 'roles' | 'everywhere' | 'held'> {
  const only = (roles: readonly Role[]): readonly Role[] => roles.filter((one) => one === role);
  if (acting.held === undefined) return { roles: [role] };
  const held = acting.held.map((one) => ({ ...one, roles: only(one.roles) }));
  return { roles: [role], everywhere: only(everywhereOf(acting)), held };
}
