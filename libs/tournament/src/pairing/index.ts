export * from './draft.js';
export { PAIRING_REFUSALS, type PairingCode } from './refusals.js';
export {
  PairingCriterion,
  PairingRules,
  RECORD_AND_PATH,
  rulesOr,
  rulesRanked,
  PairingScore,
  TableOfHall,
} from './rules.js';
export { explaining, type Explaining } from './explaining/explain.js';
export type * from './explaining/explained.js';
export type { Evidence } from './explaining/evidence.js';
export { falseClaims } from './explaining/check.js';
export { sayBye, sayTable, type NameOf } from './explaining/sentences.js';
export type { TableReason } from './table-reasons.js';
export type { Had } from './tables.js';
export { warningsOf, type Gravity, type Warning } from './warnings.js';
export { Compared, comparedWith } from './compared.js';
export { compareWithEngine, type Comparison } from './compare.js';
export { roundRobin, type RobinRound } from './formats/round-robin.js';
export {
  bracketOf,
  leaves,
  openMatches,
  sittingAt,
  wonBy,
  type Bracket,
  type BracketMatch,
  type Slot,
} from './formats/bracket.js';
export { groupsOf, type Sharing } from './formats/groups.js';
export { placedIn, PlayOff, playOffOf, takenAsTheyStand, type Through, type Placed } from './formats/play-off.js';
