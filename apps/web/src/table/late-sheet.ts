import { late } from '../parts/late.js';

// What is said for a tap is shown once somebody presses one that asks.
export const TapSheet = late(async () => ({ default: (await import('./tap-sheet.js')).TapSheet }), {
  what: 'what has to be said',
});

// Only some games have objectives that are drawn.
export const LateHands = late(() => import('./hands.js'), { what: 'the objectives' });

export const LateNotListed = late(async () => ({ default: (await import('../book/not-listed.js')).NotListed }), {
  what: 'what is not listed',
});
