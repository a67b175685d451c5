import type { StaffMember, StaffRole } from '@adjutant/access';

interface Changed {
  readonly password: string;
  readonly roles: readonly StaffRole[];
}

/** Other roles or another password end every session of an account: whoever saves that reads it before. Null where none ends. */
export function signedOutBy(
  member: Pick<StaffMember, 'id' | 'name' | 'roles'> | null,
  { password, roles }: Changed,
  me: string | undefined,
): string | null {
  if (member === null || (password === '' && sameRoles(member.roles, roles))) return null;
  return member.id === me
    ? 'You are signed out at once: sign in again to go on with it.'
    : `${member.name} is signed out at once, and signs in again to go on with it.`;
}

const sameRoles = (some: readonly StaffRole[], others: readonly StaffRole[]): boolean =>
  some.toSorted().join() === others.toSorted().join();
