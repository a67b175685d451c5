export type { DecidedOtherwise } from './decided-again.js';
export { EVENT_FAULTS, type EventFault } from './faults.js';
export type { Draws, EventPassed } from './event-pass.js';
export type { Recorded, Withheld } from './recorded.js';
export { RulingsGiven, type CarriedOutRuling } from './rulings-given.js';
export { standingsRecords, type StandingsRecord } from './standings-record.js';
export { PublishedTables, type PublishedTable } from './tables-told.js';
export { WholeEvent, type Proving, type WholeEventTold } from './whole-event.js';
