import { groundOfLoss, type Penalty } from '@adjutant/dispute';
import {
  rulingsIn,
  settledBy,
  type AppliedRuling,
  type ApplyRuling,
  type MatchState,
  type OpenedState,
  type Official,
} from '@adjutant/match';

/** What has to be done in the match that a penalty loses, one at a time; asking again says what is left. */
export type LossStep =
  | { readonly do: 'lose'; readonly match: string; readonly command: ApplyRuling }
  | { readonly do: 'give-back'; readonly match: string; readonly entry: number; readonly because: string };

/** As what a ruling stands in a match that a penalty has lost; its `dispute` is the id of the penalty. */
const rulingOn = (ground: string): string => `penalty-${ground}`;
const GROUNDS: readonly string[] = ['judge', 'disqualification'].map(rulingOn);

export const isByPenalty = ({ ruling }: AppliedRuling['data']): boolean => GROUNDS.includes(ruling);

/**
 * What is left to do about the result of the match of an event in which a penalty was given. One that goes with a dispute leaves
 * it to the ruling there. Nothing of what somebody was penalised for gets into the match, which others read.
 */
export function lossStep(penalty: Penalty, state: MatchState): LossStep | undefined {
  const { match } = penalty;
  if (match === undefined || goesWithDispute(penalty) || !isOfEvent(state)) return undefined;
  const ground = penalty.rescinded === null ? groundOfLoss(penalty.effects) : null;
  const name = ground === null ? undefined : rulingOn(ground);
  const before = rulingsIn(state).filter(({ data }) => data.dispute === penalty.penalty);
  const standing = before.find(({ reversed }) => !reversed);
  if (standing)
    return standing.data.ruling === name
      ? undefined
      : { do: 'give-back', match, entry: standing.entry, because: 'The penalty that decided this match has gone.' };
  const side = sideOf(penalty, state);
  if (ground === null || name === undefined || side === undefined || isLost(state, side)) return undefined;
  // What was reversed once stays so: whoever means it otherwise rules.
  if (before.some(({ data }) => data.ruling === name)) return undefined;
  const outcome = side === 'A' ? ({ A: 'loss', B: 'win' } as const) : ({ A: 'win', B: 'loss' } as const);
  const remedies = [{ kind: 'decide', outcome, ground } as const];
  const data = { dispute: penalty.penalty, ruling: name, by: whoLosesIt(penalty), remedies, because: LOSES[side] };
  return { do: 'lose', match, command: { type: 'ApplyRuling', data } };
}

/** Whether a match is about to be lost by a penalty: a result that is settled is for the head judge to change. */
export function lossFollows(penalty: Penalty, state: MatchState): boolean {
  const step = lossStep(penalty, state);
  if (step?.do !== 'lose') return false;
  const isSettled = settledBy(state) !== null;
  return step.command.data.by.role === 'head-judge' || !isSettled;
}

const goesWithDispute = ({ dispute, ruling }: Penalty): boolean => dispute !== undefined || ruling !== undefined;

const isOfEvent = (state: MatchState): state is OpenedState =>
  state.status !== 'absent' && state.event !== undefined && !state.voided;

const LOSES = { A: 'A penalty loses this match for A.', B: 'A penalty loses this match for B.' } as const;

/** Whoever sits there now; seats may have been put right since it was given. */
function sideOf({ person, side }: Penalty, { seats }: OpenedState): 'A' | 'B' | undefined {
  return (['A', 'B'] as const).find((one) => seats[one].player === person) ?? side;
}

/** A loss that players have only reported is still theirs to put right. */
function isLost(state: MatchState, side: 'A' | 'B'): boolean {
  if (!('result' in state)) return false;
  const { decided, winner } = state.result;
  if (decided) return decided.outcome[side] === 'loss' || decided.outcome[side] === 'unscored';
  return state.status === 'confirmed' && winner !== side && winner !== 'draw';
}

/** Whoever an appeal has made it the one that loses the match by; else whoever gave it. */
function whoLosesIt({ by, appeal }: Penalty): Official {
  const { id, role } = appeal?.answer?.changed ? appeal.answer.by : by;
  return { id, role } as Official;
}
