export { bundledBy, streamsOf, type Insider } from './bundled.js';
export { dayOfTwelve } from './day-of-twelve.js';
export { EVENT, EventDay } from './event-day.js';
export { faultOf } from './fault-of.js';
export { chained, type Unchained } from './log.js';
export { recordedIn } from './recorded.js';
export { sha256 } from './sha256.js';
