import type { Me } from '@adjutant/access';

/** Roles as words: `head-judge` is the only one of two. */
export const rolesText = (roles: Me['roles']): string => roles.map((role) => role.replace('-', ' ')).join(', ');
