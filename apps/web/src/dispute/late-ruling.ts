import type { WholeDispute } from '@adjutant/dispute';
import type { MatchView, TimelineItem } from '@adjutant/views';
import type { Acting } from '../acting/acting.js';

interface Late {
  readonly dispute: Pick<WholeDispute, 'at' | 'status' | 'judge'>;
  readonly match: Pick<MatchView, 'resultState'>;
  readonly timeline: readonly Pick<TimelineItem, 'number' | 'type' | 'mark'>[];
}

/**
 * What a judge has to know before writing a ruling: a result that counted when the call came is the head judge's alone. Null
 * where any judge rules, or nobody does any more.
 */
export function lateFor({ dispute, match, timeline }: Late, acting: Acting): string | null {
  const { at, status, judge } = dispute;
  const isOpen = status === 'called' || status === 'claimed';
  const counts = countsBecause(match.resultState, at, timeline);
  if (!isOpen || !acting.judges || acting.heads || counts === null) return null;
  const mine = judge !== null && judge === acting.id;
  return `${counts}. ${mine ? 'Release the call, so that the head judge can claim it' : 'Leave the call to the head judge'}; where there is none, an organizer makes somebody head judge under Staff.`;
}

function countsBecause(result: MatchView['resultState'], called: number, timeline: Late['timeline']): string | null {
  if (result === 'decided')
    return 'Officials have decided this result: only the head judge changes what counts about it';
  const confirmed = timeline.findLast(({ type, mark }) => type === 'ResultConfirmed' && mark === null);
  if (result !== 'confirmed' || confirmed === undefined || called < confirmed.number) return null;
  return 'Both players had confirmed the result before this call: only the head judge rules on it now';
}
