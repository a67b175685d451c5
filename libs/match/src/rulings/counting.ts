import { sameJson, type JsonObject } from '@adjutant/kernel';
import type { MatchState } from '../state/state.js';

/**
 * What counts about a result: who has won, by what, with which points played and awarded, and what such a win is called. It
 * is all that a result holds, so that whatever results come to hold counts from the first day. Null where there is none.
 */
export function countsOf(state: MatchState): JsonObject | null {
  return 'result' in state ? (state.result as unknown as JsonObject) : null;
}

export function sameCounts(one: MatchState, other: MatchState): boolean {
  return sameJson(countsOf(one), countsOf(other));
}
