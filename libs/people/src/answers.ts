import { shape } from '@adjutant/kernel';
import { Mention } from './mentions.js';
import { Person } from './people.js';

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

/** What erasing somebody came to. */
export const Erased = shape.closed({
  id: shape.text(),
  erased: shape.only(true),
  mentions: shape.says(
    'Entries of the log whose words name the person. They stay: the log is what every proof rests on.',
    shape.list(Mention),
  ),
  mentionsInAll: shape.whole(),
});
export type Erased = shape.Static<typeof Erased>;

export const PeopleAnswer = shape.named('PeopleAnswer', shape.closed({ people: shape.list(ShownPerson) }));
export type PeopleAnswer = shape.Static<typeof PeopleAnswer>;
