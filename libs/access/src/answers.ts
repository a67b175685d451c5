import { EventStaffMember } from './event-roles.js';
import { is, type Static } from '@adjutant/kernel';
import { SIDES } from '@adjutant/rules';
import { Me } from './me.js';
import { ListedLink } from './seat-links.js';
import { StaffMember } from './staff.js';

const ListedSeat = is.object({
  player: is.anyText({ says: 'Id of the person who sits there.' }),
  links: is.many(ListedLink),
});

const DRAWN = {
  link: is.anyText({ says: 'What to open: a page that takes the seat. Shown once; who has it may play.' }),
  qr: is.anyText({ says: 'The link as an SVG image to scan.' }),
};

export const IssuedLink = is.object(
  {
    id: is.anyText(),
    ...DRAWN,
    token: is.anyText(),
    until: is.anyText(),
    onlyHere: is.optional(
      is.object(
        {
          says: is.anyText(),
          others: is.many(is.object(DRAWN), {
            says: 'The same link at the addresses at which other machines reach this one.',
          }),
        },
        { says: 'There where no other device could open the link, as it leads to localhost.' },
      ),
    ),
  },
  { name: 'IssuedLink' },
);
export type IssuedLink = Static<typeof IssuedLink>;

export const EventLinksAnswer = is.object(
  {
    links: is.many(
      is.object({
        player: is.anyText(),
        link: is.anyText({ says: 'The page of this player. Shown once; who has it may play for them.' }),
        token: is.anyText({ says: 'What stands behind # in it.' }),
      }),
    ),
  },
  { name: 'EventLinksAnswer' },
);
export type EventLinksAnswer = Static<typeof EventLinksAnswer>;

/** What somebody gets who has signed in. Browsers get a cookie besides; the token is for programs. */
export const SignedIn = is.object({ token: is.anyText(), until: is.anyText(), me: Me }, { name: 'SignedIn' });
export type SignedIn = Static<typeof SignedIn>;

export const SeatsAnswer = is.object(
  {
    seats: is.each(SIDES, ListedSeat),
    table: is.many(ListedLink, { says: 'Links that open both seats on one device.' }),
  },
  { name: 'SeatsAnswer' },
);
export type SeatsAnswer = Static<typeof SeatsAnswer>;

export const StaffAnswer = is.object({ staff: is.many(StaffMember) }, { name: 'StaffAnswer' });
export type StaffAnswer = Static<typeof StaffAnswer>;

export const EventStaffAnswer = is.named('EventStaffAnswer', is.object({ staff: is.many(EventStaffMember) }));
export type EventStaffAnswer = Static<typeof EventStaffAnswer>;
