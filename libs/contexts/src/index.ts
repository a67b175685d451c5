import { DISPUTE, PENALTIES } from '@adjutant/dispute';
import { schemasOf, type AnyContext } from '@adjutant/kernel';
import { MATCH } from '@adjutant/match';
import { TOURNAMENT } from '@adjutant/tournament';

export { DISPUTE, MATCH, PENALTIES, TOURNAMENT };

/** Every context that records, in one list: what is said of all of them loops over this. */
export const CONTEXTS = [MATCH, DISPUTE, PENALTIES, TOURNAMENT] as const satisfies readonly AnyContext[];

export type EveryContext = (typeof CONTEXTS)[number];

/** In which version each event of every context is written, and how older ones are read. */
export const EVENT_SCHEMAS = schemasOf(CONTEXTS);

export * from './next-step.js';
export * from './tables/crossing-kinds.js';
export * from './tables/effects.js';
export * from './tables/less-penalties.js';
export * from './tables/penalty-in-match.js';
export * from './tables/open-dispute.js';
export * from './tables/packs-there.js';
export * from './tables/reported-since.js';
export * from './tables/said-of.js';
export * from './tables/table-commands.js';
export * from './tables/table-steps.js';
export * from './tables/told-at.js';
export * from './whole-event/index.js';
