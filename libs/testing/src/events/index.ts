export { randomEvents } from './random-event.js';
