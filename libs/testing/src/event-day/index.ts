export { bundledBy, entriesIn, streamsOf, type Insider } from './bundled.js';
export { dayOfTwelve } from './day-of-twelve.js';
export { EVENT, EventDay, SEED_OF_THE_DAY } from './event-day.js';
export { heldTogether } from './held.js';
export { chained, type Unchained } from './log.js';
export { recordedIn } from './recorded.js';
export { roundOut } from './round-out.js';
export { sha256 } from './sha256.js';
