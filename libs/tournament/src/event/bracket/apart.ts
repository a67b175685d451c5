import type { Apart } from '../../facts.js';
import type { OpenedTournament } from '../state/state.js';
import { bracketBefore } from './played.js';

/**
 * Those who went through a cut by which they stand apart from the others, each with the rounds of the event whose match of the
 * bracket they have won; nothing where the cut parts nobody, as one of an earlier build.
 */
export function apartIn(state: OpenedTournament): { readonly apart?: Apart } {
  const { cut } = state;
  if (cut?.apart !== true) return {};
  const matches = bracketBefore(state)?.bracket.matches ?? [];
  const wonBy = Map.groupBy(matches, ({ winner }) => winner);
  const through = cut.players.map((player) => ({
    player,
    won: (wonBy.get(player) ?? []).map(({ round }) => cut.after + round),
  }));
  const rounds = Math.max(0, ...matches.map(({ round }) => round));
  return { apart: { after: cut.after, rounds, through } };
}
