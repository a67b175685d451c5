import { late } from '../parts/late.js';

/** Wanted a few times in a match: fetched when the table is at rest. */
export const LateAgree = late(() => import('./agree.js'), { what: 'what is to be agreed' });
export const LateChanged = late(() => import('./changed.js'), { what: 'what it would change' });
export const LateEnd = late(() => import('./end.js'), { what: 'the result' });
