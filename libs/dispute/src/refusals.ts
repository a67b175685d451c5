import { refusals, refusing, SHARED_REFUSALS, type CodeOf } from '@adjutant/kernel';
import { CALL_REFUSALS } from './refusals/calls.js';
import { PENALTY_REFUSALS } from './refusals/penalties.js';
import { RULING_REFUSALS } from './refusals/rulings.js';

export { PENALTY_REFUSALS };
export const DISPUTE_REFUSALS = refusals({ ...CALL_REFUSALS, ...RULING_REFUSALS });

export type DisputeCode = CodeOf<typeof DISPUTE_REFUSALS | typeof SHARED_REFUSALS>;
export type PenaltyCode = CodeOf<typeof PENALTY_REFUSALS>;

export const { refuse } = refusing<DisputeCode>();
