import { penaltyStep } from '@adjutant/contexts';
import {
  effectText,
  groundOfLoss,
  remediesOf,
  type DisputeCode,
  type Penalty,
  type PenaltyEffect,
} from '@adjutant/dispute';
import { settledBy, type MatchState } from '@adjutant/match';
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
  const message = `This penalty loses the match for ${side}, but ${stands}. ${wayTo(ground, state)}`;
  return { code: 'penalty/result-differs', message };
}

/** A result that stands for both is changed by the head judge alone, and by nobody else's DecideResult. */
const wayTo = (ground: string, state: MatchState): string =>
  settledBy(state) === null
    ? `Decide the result with it: the remedy decide of a ruling, or DecideResult, on the ground ${ground}.`
    : `That is settled: a ruling of the head judge on a dispute about the match changes it, with the remedy decide on the ground ${ground}.`;

/** Where a penalty changes points of a match of an event, and whoever gave it may not change its settled result. */
export function pointsLeft(penalty: Penalty, state: MatchState): Warning | null {
  if (penaltyStep(penalty, state)?.do !== 'lose') return null;
  const message =
    'This penalty changes points of the match, but its result is settled and stays: a ruling of the head judge on a dispute about the match changes them, with the remedy adjust.';
  return { code: 'penalty/result-differs', message };
}

/** Where a penalty that goes with a ruling changes points, and the ruling does not: it is the ruling that does that there. */
export function pointsForgotten(
  effects: readonly PenaltyEffect[],
  side: Side,
  remedies: readonly { readonly kind: string }[],
): Warning | null {
  const points = remediesOf(effects, side).filter(({ kind }) => kind === 'adjust');
  if (points.length === 0 || remedies.some(({ kind }) => kind === 'adjust')) return null;
  const says = effects.filter(({ kind }) => kind === 'points').map(effectText);
  const message = `This penalty says ${says.join(' and ')}, and the ruling that it goes with leaves the points of the match as they are: give them with its remedy adjust, or by AdjustPoints.`;
  return { code: 'penalty/result-differs', message };
}

function loses(state: MatchState, side: Side): boolean {
  if (!('result' in state)) return false;
  const { decided, winner } = state.result;
  if (decided) return decided.outcome[side] === 'loss' || decided.outcome[side] === 'unscored';
  return winner !== side && winner !== 'draw';
}
