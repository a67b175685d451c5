/** Whether everything that is kept is what was recorded: who looks, what was found, and what is lost for good. */
export { boardOfOne, LEASE_MS, SharedBoard, type Board, type Posted, type Turn } from './board.js';
export { INTEGRITY, type BoardSchema } from './board-table.js';
export { Checking, type CheckSettings, type CheckStanding, type ListsInUse } from './checking.js';
export { allLosses, lossesOf, type Loss } from './envelopes.js';
export { Faults, inWords, type Fault, type FaultKind, type RightedFault, type StandingFault } from './faults.js';
export { lookThrough, type Named } from './look-through.js';
export { passThrough, type Looked, type Pace, type PassFound, type PassProgress } from './pass.js';
