import type { MatchState } from '@adjutant/match';
import { resultText as textOf, sealedText } from '@adjutant/views';

/** How a match came out, and what is sealed all the same; null as long as it has not. */
export function resultText(state: MatchState | undefined): string | null {
  if (!state || !('result' in state)) return null;
  const sealed = sealedText(state);
  return sealed === null ? textOf(state.result) : `${textOf(state.result)}. ${sealed}`;
}
