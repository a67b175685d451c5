import { groundOfLoss, remediesOf, type Penalty } from '@adjutant/dispute';
import {
  rulingsIn,
  settledBy,
  type AppliedRuling,
  type ApplyRuling,
  type MatchState,
  type OpenedState,
  type Official,
} from '@adjutant/match';

/** What a penalty does to its match, its points and its result, one step at a time; asking again says what is left. */
export type LossStep =
  | { readonly do: 'lose'; readonly match: string; readonly command: ApplyRuling }
  | { readonly do: 'give-back'; readonly match: string; readonly entry: number; readonly because: string };

/** As what a ruling stands in a match that a penalty has lost, or changed the points of; its `dispute` is the id of the penalty. */
const rulingOn = (ground: string): string => `penalty-${ground}`;
const BY_POINTS = rulingOn('points');
const GROUNDS: readonly string[] = [...['judge', 'disqualification'].map(rulingOn), BY_POINTS];

/** One of those that take or give points and leave the result to them. */
export const isByPoints = ({ ruling }: Pick<AppliedRuling['data'], 'ruling'>): boolean => ruling === BY_POINTS;

export const isByPenalty = ({ ruling }: Pick<AppliedRuling['data'], 'ruling'>): boolean => GROUNDS.includes(ruling);

/**
 * What is left to do about the points and the result of the match of an event in which a penalty was given. One that goes with a
 * dispute leaves it to the ruling there. Nothing of what somebody was penalised for gets into the match, which others read.
 */
export function lossStep(penalty: Penalty, state: MatchState): LossStep | undefined {
  const { match } = penalty;
  if (match === undefined || goesWithDispute(penalty) || !isOfEvent(state)) return undefined;
  const name = penalty.rescinded === null ? nameOf(penalty) : undefined;
  const before = rulingsIn(state).filter(({ data }) => data.dispute === penalty.penalty);
  const standing = before.find(({ reversed }) => !reversed);
  if (standing)
    return standing.data.ruling === name
      ? undefined
      : { do: 'give-back', match, entry: standing.entry, because: 'The penalty that decided this match has gone.' };
  const side = sideOf(penalty, state);
  if (name === undefined || side === undefined || (name !== BY_POINTS && isLost(state, side))) return undefined;
  // What was reversed once stays so: whoever means it otherwise rules.
  if (before.some(({ data }) => data.ruling === name)) return undefined;
  const remedies = remediesOf(penalty.effects, side);
  const because = (name === BY_POINTS ? CHANGES_POINTS : LOSES)[side];
  const data = { dispute: penalty.penalty, ruling: name, by: whoLosesIt(penalty), remedies, because };
  return { do: 'lose', match, command: { type: 'ApplyRuling', data } };
}

function nameOf({ effects }: Penalty): string | undefined {
  const ground = groundOfLoss(effects);
  if (ground !== null) return rulingOn(ground);
  return remediesOf(effects, 'A').length === 0 ? undefined : BY_POINTS;
}

/** Whether a match is about to take what a penalty does to it: a result that is settled is for the head judge to change. */
export function lossFollows(penalty: Penalty, state: MatchState): boolean {
  const step = lossStep(penalty, state);
  if (step?.do !== 'lose') return false;
  const isSettled = settledBy(state) !== null;
  return step.command.data.by.role === 'head-judge' || !isSettled;
}

const goesWithDispute = ({ dispute, ruling }: Penalty): boolean => dispute !== undefined || ruling !== undefined;

const isOfEvent = (state: MatchState): state is OpenedState =>
  state.status !== 'absent' && state.event !== undefined && !state.voided;

const CHANGES_POINTS = {
  A: 'A penalty given to A changes points of this match.',
  B: 'A penalty given to B changes points of this match.',
} as const;
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
