import { standingRuling, type OpenedDispute } from '../state/state.js';
import { no, type DisputeDecision } from './context.js';

/** Whoever comes second sees what the first has ruled. */
export function alreadyGiven(state: OpenedDispute): DisputeDecision {
  const standing = standingRuling(state);
  if (!standing) return no('ruling/not-given', 'Nobody has ruled on this yet.', { status: state.status });
  const { ruling, judge, time, remedies, because, instance } = standing;
  return no('ruling/already-given', `${judge} has ruled on this already: ${because}`, {
    ...{ ruling, judge, time, instance, remedies, because, status: state.status },
  });
}

export function notGiven(state: OpenedDispute): DisputeDecision {
  return no('ruling/not-given', 'Nobody has ruled on this yet.', { status: state.status });
}
