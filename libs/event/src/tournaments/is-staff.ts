import { isOwner, type Acting } from '@adjutant/access';
import type { Role } from '@adjutant/kernel';

const STAFF: readonly Role[] = ['scorekeeper', 'judge', 'head-judge', 'organizer'];

/** Whether somebody sees what staff of an event see. */
export function isStaff(acting: Acting): boolean {
  return isOwner(acting) || acting.roles.some((role) => STAFF.includes(role));
}
