import type { Me } from '@adjutant/access';

const ROLE_WORDS: { readonly [role: string]: string } = {
  'head-judge': 'head judge',
};

export function rolesText(roles: Me['roles']): string {
  return roles.map((role) => ROLE_WORDS[role] ?? role).join(', ');
}
