import { late } from '../parts/late.js';

const CLOCK = { what: 'the chess clock' };

export const LateChessClock = late(() => import('./chess-clock.js'), CLOCK);
export const LateSetClock = late(() => import('./set-clock.js'), CLOCK);
