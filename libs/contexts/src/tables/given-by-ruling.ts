import { recordOf, rulingOf, type Entered, type MatchState } from '@adjutant/match';

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

/** The entry by which officials decided the result. */
export function decisionIn(state: Ended): Entered | undefined {
  return recordOf(state).findLast(
    ({ number, event }) => event.type === 'ResultDecided' && !state.struck.includes(number),
  );
}

/** Whether that entry belongs to a ruling that binds here: one of a record from elsewhere is an entry as any other. */
export function isRuled(state: Ended): boolean {
  const decision = decisionIn(state);
  return decision !== undefined && rulingOf(state, decision.number) !== undefined;
}
