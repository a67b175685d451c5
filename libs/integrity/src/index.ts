/** Whether everything that is kept is what was recorded: who looks, what was found, and what is lost for good. */
export { boardOfOne, LEASE_MS, SharedBoard, type Board, type Posted, type Turn } from './board.js';
export { INTEGRITY, type BoardSchema } from './board-table.js';
export { Checking, type CheckSettings, CheckStanding, type ListsInUse } from './checking.js';
export { allLosses, lossesOf, Loss } from './envelopes.js';
export { Faults, inWords, Fault, type FaultKind, RightedFault, StandingFault } from './faults.js';
export { lookThrough, type Named } from './look-through.js';
export { passThrough, type Looked, type Pace, type PassFound, type PassProgress } from './pass.js';
