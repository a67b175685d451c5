import { is, type Static } from '@adjutant/kernel';
import { Mention } from './mentions.js';
import { Person } from './people.js';

/** What somebody may know of a person: everybody the name, staff the club, the nation and ids of other programs, an organizer the contact as well. */
export const ShownPerson = is.named(
  'ShownPerson',
  is.extended(is.part(Person, 'id', 'name'), {
    contact: is.optional(Person.properties.contact),
    club: is.optional(Person.properties.club),
    nation: is.optional(Person.properties.nation),
    outside: Person.properties.outside,
  }),
);
export type ShownPerson = Static<typeof ShownPerson>;

/** What erasing somebody came to. */
export const Erased = is.object(
  {
    id: is.anyText(),
    erased: is.exactly(true),
    mentions: is.many(Mention, {
      says: 'Entries of the log whose words name the person. They stay: the log is what every proof rests on.',
    }),
    mentionsInAll: is.anyWhole(),
  },
  { name: 'ErasedPerson' },
);
export type Erased = Static<typeof Erased>;

export const PeopleAnswer = is.object({ people: is.many(ShownPerson) }, { name: 'PeopleAnswer' });
export type PeopleAnswer = Static<typeof PeopleAnswer>;
