import { declarationOf, totalScore, type MatchState } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import type { Compared } from '../paper/paper.js';
import type { Passage } from '../telling.js';
import type { FirstAsked } from './asked.js';

/**
 * How the answer to a question is found along a record. Bisection is sound only for what stays so once it is so:
 * - `by-nature`: the state alone answers, and cannot go back on it. What was ever destroyed is a list that only grows.
 * - `had-ever`: points come and go, and a corrected record may even go back a round, so the question itself may be answered
 *   yes, then no, then yes again. What is bisected is its restatement: whether it has been so at any entry up to here. That
 *   stays so, and begins at the same entry.
 */
export type Watch =
  | { readonly monotone: 'by-nature'; readonly holds: (state: MatchState) => boolean }
  | { readonly monotone: 'had-ever'; readonly at: (passage: Passage) => boolean };

/** `compared`: what the question holds the record against, where it asks for the paper. */
export function watchFor({ player, when }: FirstAsked, compared: readonly Compared[] = []): Watch {
  switch (when.of) {
    case 'destroyed':
      return { monotone: 'by-nature', holds: (state) => isDestroyed(state, when.unit) };
    case 'round':
      return { monotone: 'had-ever', at: ({ after }) => roundOf(after) >= when.round };
    case 'overspent':
      return { monotone: 'had-ever', at: (passage) => isOverspent(passage, player, when.resource) };
    case 'below':
      return {
        monotone: 'had-ever',
        at: ({ after }) => (balanceOf(after, player, when.resource) ?? Infinity) < when.amount,
      };
    case 'vp-at-least':
      return { monotone: 'had-ever', at: ({ after }) => scoreOf(after, player) >= when.amount };
    case 'paper':
    case 'declared': {
      const parts = new Set(compared.filter(({ says, has }) => says !== has).map(({ place }) => place));
      return { monotone: 'had-ever', at: ({ entered }) => parts.has(entered.number) };
    }
  }
}

function isDestroyed(state: MatchState, unit: string): boolean {
  return state.status !== 'absent' && state.table.destructions.some((one) => one.unit === unit);
}

function roundOf(state: MatchState): number {
  return state.status === 'absent' ? -1 : (state.table.clock?.round ?? -1);
}

/** Null before the battle has given anybody anything. */
function balanceOf(state: MatchState, player: Side, resource: string): number | null {
  if (state.status === 'absent' || state.table.clock === null) return null;
  return state.table.balances[player][resource] ?? 0;
}

function scoreOf(state: MatchState, player: Side): number {
  return state.status === 'absent' ? 0 : totalScore(state.table, player);
}

/** Either the use was recorded all the same and the account could not pay it, or it has fallen for that very reason. */
function isOverspent({ entered, lines, refusal }: Passage, player: Side, resource: string): boolean {
  const short = lines.some(
    (line) => line.player === player && line.account === resource && line.kind === 'spend' && line.capped !== 0,
  );
  const fell = refusal?.reasons.some(({ code }) => code.endsWith(`/insufficient-${resource}`)) ?? false;
  return short || (fell && declarationOf(entered.event)?.player === player);
}
