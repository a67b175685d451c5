import type { MatchState } from '@adjutant/match';

/** How a match ended: `A wins 12:9, crushing victory, by all rounds played`; null as long as it has not. */
export function resultText(state: MatchState | undefined): string | null {
  if (!state || !('result' in state)) return null;
  const { winner, points, kind, ending } = state.result;
  const what = winner === 'draw' ? 'A draw' : `${winner} wins`;
  const called = kind === undefined ? '' : `, ${kind}`;
  return `${what} ${points.A}:${points.B}${called}, by ${ending.replaceAll('-', ' ')}`;
}
