/** Fetched by whoever only looks, once something has changed. */
export { withChanges } from '@adjutant/tournament';
