import { sittingAt } from '../../pairing/formats/bracket.js';
import { opponentsOn, type Sheet } from '../deciding/sheet.js';
import type { OpenedTournament } from '../state/state.js';
import { bracketBefore, matchesIn } from './played.js';

/**
 * Whoever would not meet whom the bracket has them meet in that round, and did before; nobody where there is no bracket. It follows its
 * own matches alone: what others play goes nowhere in it.
 */
export function againstBracket(
  state: OpenedTournament,
  round: number,
  before: Sheet,
  now: Sheet,
): readonly { readonly player: string; readonly meets: string | undefined }[] {
  const played = bracketBefore(state, round);
  if (played === undefined) return [];
  const [were, are] = [opponentsOn(before), opponentsOn(now)];
  const due = matchesIn(played, round).flatMap((match) => {
    const [a, b] = sittingAt(played.bracket, match);
    return [
      ...(a === undefined ? [] : [{ player: a, meets: b }]),
      ...(b === undefined ? [] : [{ player: b, meets: a }]),
    ];
  });
  return due.filter(({ player, meets }) => are.get(player) !== meets && are.get(player) !== were.get(player));
}
