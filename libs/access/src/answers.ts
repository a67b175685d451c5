import { shape } from '@adjutant/kernel';
import { SIDES } from '@adjutant/rules';
import { Me } from './me.js';
import { ListedLink } from './seat-links.js';
import { StaffMember } from './staff.js';

const ListedSeat = shape.closed({
  player: shape.says('Id of the person who sits there.', shape.text()),
  links: shape.list(ListedLink),
});

export const IssuedLink = shape.closed({
  id: shape.text(),
  link: shape.says('What to open: a page that takes the seat. Shown once; who has it may play.', shape.text()),
  token: shape.text(),
  until: shape.text(),
  qr: shape.says('The link as an SVG image to scan.', shape.text()),
});
export type IssuedLink = shape.Static<typeof IssuedLink>;

/** What somebody gets who has signed in. Browsers get a cookie besides; the token is for programs. */
export const SignedIn = shape.named('SignedIn', shape.closed({ token: shape.text(), until: shape.text(), me: Me }));
export type SignedIn = shape.Static<typeof SignedIn>;

export const SeatsAnswer = shape.named('SeatsAnswer', shape.closed({ seats: shape.each(SIDES, ListedSeat) }));
export type SeatsAnswer = shape.Static<typeof SeatsAnswer>;

export const StaffAnswer = shape.named('StaffAnswer', shape.closed({ staff: shape.list(StaffMember) }));
export type StaffAnswer = shape.Static<typeof StaffAnswer>;
