/** Reading the army lists that players bring, whichever program wrote them. Runs in a browser as it does on a server. */
export { LIMITS } from './limits.js';
export type { Left } from './reading/page.js';
export { readList, type Read, type ReadingOptions } from './read.js';
export { READERS } from './readers.js';
export { ROSTERS_REFUSALS, type RostersCode } from './refusals.js';
export type { KnownName, NamesKnown, NameSort } from './result/known.js';
export type { Asks, Differs, Members, Needs, Reading } from './result/reading.js';
