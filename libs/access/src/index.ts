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
export { actingAs, authorize, recordedAs, signInFirst, type Target } from './authorize.js';
export type { AnyCommandType } from './command-types.js';
export { sideOf, targetOf } from './match-target.js';
export { MATRIX, PERSON_ROLES, type PersonRole, type Reach } from './matrix.js';
export { type Me, meOf } from './me.js';
export { hashPassword, isPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './passwords.js';
export { settling } from './permitted.js';
export { notAllowed, tooManyRequests } from './refused.js';
export { isBarred, isRuling, STAKES } from './stakes.js';
export { Turns } from './turns.js';
export { viewAllowed } from './views.js';
