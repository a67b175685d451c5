import type { DisputeStatus } from '@adjutant/dispute';
import type { DisputeInQueue } from '@adjutant/lists';
import type { Tone } from '../parts/card.js';

export const STATUS_SAYS: { readonly [status in DisputeStatus]: string } = {
  called: 'Waiting',
  claimed: 'Judge on the way',
  ruled: 'Ruled',
  appealed: 'Appealed',
  final: 'Final',
  withdrawn: 'Withdrawn',
  void: 'Match void',
};

/** Whom nobody has come to is what has to be seen first. */
export function toneOf(status: DisputeStatus): Tone {
  if (status === 'called' || status === 'appealed') return 'bad';
  return status === 'claimed' ? 'good' : 'plain';
}

/** A call waits until it is ruled on; an appeal waits again. */
export function isWaiting({ status }: Pick<DisputeInQueue, 'status'>): boolean {
  return status === 'called' || status === 'claimed' || status === 'appealed';
}

/** Whom nobody has come to yet, as far as whoever looks may go to them. */
export function wantsAJudge({ status, judge }: Pick<DisputeInQueue, 'status' | 'judge'>, hears: boolean): boolean {
  return status === 'called' || (hears && status === 'appealed' && judge === null);
}
