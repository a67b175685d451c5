export * from './answers.js';
/** Who may what. */
export { isOneScript, keptName, looksLike, MUST_BE_ONE_SCRIPT, signInName } from './account-names.js';
export {
  Account,
  accountOf,
  type Acting,
  allRolesOf,
  isOwner,
  isStranger,
  LOCAL,
  type Mode,
  nameOf,
  placeOf,
  type Linked,
  LINKED,
  placeAt,
  type SeatOfMatch,
  seatsOf,
  SIGNED_OUT,
  signing,
  VISITOR,
} from './acting.js';
export { actingAs, type RequestedCommand, authorize, recordedAs, signInFirst, type Target } from './authorize.js';
export type { AnyCommandType } from './command-types.js';
export { targetOf } from './match-target.js';
export { MATRIX, PERSON_ROLES, type PersonRole, type Reach } from './matrix.js';
export { Me, meOf } from './me.js';
export { LONGEST_ACCOUNT_WORDS, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './lengths.js';
export { hashPassword, isPassword } from './passwords.js';
export { type About, settling } from './permitted.js';
export { notAllowed, tooManyRequests } from './refused.js';
export { isBarred, isRuling, STAKES } from './stakes.js';
export { Turns } from './turns.js';
export { viewAllowed } from './views.js';
export { ACCESS, type AccessSchema } from './access-migrations.js';
export { AccessTables } from './access-tables.js';
export { type Device, DEVICE_LASTS, Devices } from './devices.js';
export { atEvent, everywhereOf } from './at-event.js';
export { EventRoles, EventStaffMember } from './event-roles.js';
export { EventLinks, type EventLinkOf } from './event-links.js';
export { FirstOrganizer } from './first-organizer.js';
export { onlyHere } from './for-phones.js';
export { isLoopback } from './loopback.js';
export { ticket } from './ticket.js';
export { Limits } from './limits.js';
export { signLink } from './link-token.js';
export { openAccess } from './open-access.js';
export { EVENT_LINK, LINK_HOURS, linkTerms, ListedLink, seatedElsewhere, SeatLinks } from './seat-links.js';
export { deviceKey, isSignedBy } from './device-key.js';
export { authorOf, type SeatKey, type StatementOfPresses, SeatKeys } from './seat-keys.js';
export { Sessions, type Started } from './sessions.js';
export { Sitters } from './sitters.js';
export { type NewStaff, Staff, STAFF_ROLES, type StaffChange, StaffMember, type StaffRole } from './staff.js';
export { ACCESS_REFUSALS, type AccessCode } from './refusals.js';
