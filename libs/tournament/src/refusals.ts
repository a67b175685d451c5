export { PAIRING_REFUSALS } from './pairing/refusals.js';
