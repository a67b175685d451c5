import { late } from '../parts/late.js';

// Wanted now and then, and below everything that is pressed.
export const TableTools = late(() => import('./table-tools.js'), { what: 'what else there is at this table' });
export const NotSeated = late(() => import('../access/not-seated.js'), { what: 'what has become of the seat' });
export const SettingUp = late(() => import('./setting-up.js'), { what: 'the way to the first turn' });
