import { late } from '../parts/late.js';

// Only a match that is recorded as a result has one.
export const LateSlip = late(() => import('./slip.js'), { what: 'the slip' });
