import { late } from '../parts/late.js';

export const LateClockChoice = late(() => import('./clock-choice.js'), { what: 'the chess clock' });
