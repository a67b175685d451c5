import type { MatchState } from '@adjutant/match';
import { resultText as textOf } from '@adjutant/views';

/** How a match came out; null as long as it has not. */
export function resultText(state: MatchState | undefined): string | null {
  return state && 'result' in state ? textOf(state.result) : null;
}
