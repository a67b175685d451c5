/** Says of each member what it is: `player: is.oneOf(SIDES)`, `because: is.optional(is.prose())`. */
export * as is from './is.js';
export { documentOf, type Named } from './document.js';
export { asDescribed, faultsIn, fits } from './faults.js';
export { proseIn, unseenIn } from './unseen.js';
export { type Schema, type Static } from './schema.js';
export { type ObjectOf } from './objects.js';
export { leaves, leavingOf, stays, undecidedIn, type Leaving, type LeavesAs, type Stays } from './leaving.js';
