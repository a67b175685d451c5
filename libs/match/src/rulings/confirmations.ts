import { recorded } from '@adjutant/kernel';
import type { Shelf } from '@adjutant/rules';
import type { MatchDecision } from '../commands/context.js';
import type { EntryCorrected, MatchEvent } from '../events.js';
import { foldMatch } from '../state/fold.js';
import { recordOf, type MatchState, type OpenedState } from '../state/state.js';
import { sameCounts } from './counting.js';

/** What is recorded, and with it what takes back confirmations of a result that it changes. */
export function withdrawing(decision: MatchDecision, state: OpenedState, shelf: Shelf, because: string): MatchDecision {
  const isConfirmed = 'confirmedBy' in state && state.confirmedBy.length > 0;
  if (!isConfirmed || decision.outcome !== 'recorded') return decision;
  const after = foldMatch(shelf, decision.events, state);
  return recorded<MatchEvent>(...decision.events, ...withdrawnConfirmations(state, after, because));
}

/**
 * What takes back confirmations of a result that is not the result any more. They are struck in the record, so that whoever
 * undoes what changed the result finds them as they were. `since`: only those confirmed after this entry.
 */
export function withdrawnConfirmations(
  before: MatchState,
  after: MatchState,
  because: string,
  since = -1,
): readonly EntryCorrected[] {
  if (after.status === 'absent' || sameCounts(before, after)) return [];
  return recordOf(after).flatMap(({ number, event }): EntryCorrected[] => {
    if (event.type !== 'ResultConfirmed' || number <= since || after.struck.includes(number)) return [];
    return [{ type: 'EntryCorrected', data: { entry: number, correction: { kind: 'strike' }, because } }];
  });
}
