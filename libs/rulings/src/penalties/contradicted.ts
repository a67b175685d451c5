import { groundOfLoss, type DisputeCode, type PenaltyEffect } from '@adjutant/dispute';
import type { MatchState } from '@adjutant/match';
import { resultText } from '@adjutant/views';
import type { Side } from '@adjutant/rules';
import type { RulingsCode } from '../refusals.js';

/** Something to know about what was recorded all the same. */
export interface Warning {
  readonly code: RulingsCode | DisputeCode;
  readonly message: string;
}

/** Where a penalty loses the match for somebody and the match does not say so. */
export function contradicted(effects: readonly PenaltyEffect[], side: Side, state: MatchState): Warning | null {
  const ground = groundOfLoss(effects);
  if (ground === null || state.status === 'absent' || loses(state, side)) return null;
  const stands =
    'result' in state ? `its result is another: ${resultText(state.result)}` : 'the match has no result and goes on';
  const message = `This penalty loses the match for ${side}, but ${stands}. Decide the result with it: the remedy decide of a ruling, or DecideResult, on the ground ${ground}.`;
  return { code: 'penalty/result-differs', message };
}

function loses(state: MatchState, side: Side): boolean {
  if (!('result' in state)) return false;
  const { decided, winner } = state.result;
  if (decided) return decided.outcome[side] === 'loss' || decided.outcome[side] === 'unscored';
  return winner !== side && winner !== 'draw';
}
