import type { Role } from '@adjutant/kernel';

/** Who sees who waits for a judge. */
export const QUEUE_ROLES: readonly Role[] = ['scorekeeper', 'judge', 'head-judge', 'organizer'];
