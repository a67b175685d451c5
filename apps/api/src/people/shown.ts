import { type ShownPerson } from '@adjutant/people';
import { type Role } from '@adjutant/kernel';
import { accountOf, isOwner, type Acting } from '@adjutant/access';
import { Person } from '@adjutant/people';

const STAFF: readonly Role[] = ['scorekeeper', 'judge', 'head-judge', 'organizer'];

export function shownTo(acting: Acting, { id, name, contact, club, nation, outside }: Person): ShownPerson {
  const self = accountOf(acting)?.is(id) ?? false;
  const staff = isOwner(acting) || acting.roles.some((role) => STAFF.includes(role));
  const organizer = isOwner(acting) || acting.roles.includes('organizer');
  return {
    id,
    name,
    ...(staff || self ? { club, nation, ...(outside && { outside }) } : {}),
    ...(organizer || self ? { contact } : {}),
  };
}
