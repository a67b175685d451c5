export type { Clock } from '@adjutant/kernel';

/** Names under which the values of this installation are handed to whoever needs them. */
export const SETTINGS = Symbol('settings');
/** The log: no stream that is not what was recorded comes out of it (libs/store, `heldStore`). */
export const STORE = Symbol('event store');
/** The log as it is, for those who check it, and for readers of the whole log, who must not stop at a fault of one stream. */
export const RAW_STORE = Symbol('event store as it is');
/** The tables that instances share besides the log; undefined where each keeps files of its own. */
export const TABLES = Symbol('shared tables');
export const SHELF = Symbol('packs');
export const CHANCE_SOURCE = Symbol('chance');
export const CLOCK = Symbol('clock');
/** The file that a thread for long questions runs, where there is one. */
export const THREAD = Symbol('thread');
/** The file that a thread runs which looks through the log, where there is one. */
export const LOOKING_THREAD = Symbol('looking thread');
/** The file that a thread runs which pairs and ranks large events, where there is one. */
export const WORK_THREAD = Symbol('work thread');

/** How the server shows that it is well (libs/health). */
export const LOG = Symbol('log');
export const FIGURES = Symbol('figures');
export const TRACING = Symbol('tracing');
