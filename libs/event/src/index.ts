/** What an event says about its matches and its judges. */
export { EVENT, type EventSchema } from './event-table.js';
