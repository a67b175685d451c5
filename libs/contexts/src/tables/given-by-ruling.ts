import { recordOf, rulingsIn, type MatchState } from '@adjutant/match';

type Ended = Extract<MatchState, { readonly status: 'finished' | 'confirmed' }>;

/**
 * Whether somebody has won because of a ruling or a penalty, and nobody said how many points that is. What an official decides
 * otherwise than by disqualifying enters who has won, and its points stand.
 */
export function isGivenByRuling(state: Ended): boolean {
  const { decided, awarded, winner } = state.result;
  if (decided === undefined || awarded !== undefined || winner === 'draw' || winner === 'none') return false;
  return decided.ground === 'disqualification' || isRuled(state);
}

function isRuled(state: Ended): boolean {
  const decision = recordOf(state).findLast(
    ({ number, event }) => event.type === 'ResultDecided' && !state.struck.includes(number),
  );
  if (decision === undefined) return false;
  return rulingsIn(state).some(({ block, reversed }) => !reversed && block.includes(decision.number));
}
