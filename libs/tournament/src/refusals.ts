export { TOURNAMENT_REFUSALS } from './event/refusals.js';
export { PAIRING_REFUSALS } from './pairing/refusals.js';
