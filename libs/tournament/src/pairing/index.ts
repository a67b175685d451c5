export * from './draft.js';
export { PAIRING_REFUSALS, type PairingCode } from './refusals.js';
export { Criterion, PairingRules, RECORD_AND_PATH, Score, TableOfHall } from './rules.js';
