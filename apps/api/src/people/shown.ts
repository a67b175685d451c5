import { shape, type Role } from '@adjutant/kernel';
import { accountOf, isOwner, type Acting } from '@adjutant/access';
import { Person } from '@adjutant/people';

/** What somebody may know of a person: everybody the name, staff the club and the nation, an organizer the contact as well. */
export const ShownPerson = shape.named(
  'ShownPerson',
  shape.extended(shape.part(Person, 'id', 'name'), {
    contact: shape.optional(Person.properties.contact),
    club: shape.optional(Person.properties.club),
    nation: shape.optional(Person.properties.nation),
  }),
);
export type ShownPerson = shape.Static<typeof ShownPerson>;

const STAFF: readonly Role[] = ['scorekeeper', 'judge', 'head-judge', 'organizer'];

export function shownTo(acting: Acting, { id, name, contact, club, nation }: Person): ShownPerson {
  const self = accountOf(acting)?.is(id) ?? false;
  const staff = isOwner(acting) || acting.roles.some((role) => STAFF.includes(role));
  const organizer = isOwner(acting) || acting.roles.includes('organizer');
  return {
    id,
    name,
    ...(staff || self ? { club, nation } : {}),
    ...(organizer || self ? { contact } : {}),
  };
}
