import type { Moment } from '../pack/pack.js';

/** Whether a rule that hangs on a moment is touched by these. */
export function hangsOn(moment: Moment, moments: readonly Moment[]): boolean {
  return moments.some((one) => one.at === moment.at && (moment.phase === undefined || one.phase === moment.phase));
}
