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
  type SeatOfMatch,
  SIGNED_OUT,
  signing,
  VISITOR,
} from './acting.js';
export { actingAs, type Asked, authorize, recordedAs, signInFirst, type Target } from './authorize.js';
export type { AnyCommandType } from './command-types.js';
export { sideOf, targetOf } from './match-target.js';
export { MATRIX, PERSON_ROLES, type PersonRole, type Reach } from './matrix.js';
export { Me, meOf } from './me.js';
export { hashPassword, isPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './passwords.js';
export { type About, settling } from './permitted.js';
export { notAllowed, tooManyRequests } from './refused.js';
export { isBarred, isRuling, STAKES } from './stakes.js';
export { Turns } from './turns.js';
export { viewAllowed } from './views.js';
export { ACCESS, type AccessSchema } from './access-migrations.js';
export { AccessTables } from './access-tables.js';
export { type Device, DEVICE_LASTS, Devices } from './devices.js';
export { FirstOrganizer } from './first-organizer.js';
export { Limits } from './limits.js';
export { signLink } from './link-token.js';
export { openAccess } from './open-access.js';
export { LINK_HOURS, ListedLink, SeatLinks } from './seat-links.js';
export { Sessions, type Started } from './sessions.js';
export { Sitters } from './sitters.js';
export { Staff, STAFF_ROLES, StaffMember, type StaffRole } from './staff.js';
