import { groundOfLoss, remediesOf, type Penalty, type PenaltyRemedy } from '@adjutant/dispute';
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
export type PenaltyStep =
  | { readonly do: 'lose'; readonly match: string; readonly command: ApplyRuling }
  | { readonly do: 'give-back'; readonly match: string; readonly entry: number; readonly because: string };

/** As what a ruling stands in a match that a penalty has lost; its `dispute` is the id of the penalty. */
const rulingOn = (ground: string): string => `penalty-${ground}`;
const GROUNDS: readonly string[] = ['judge', 'disqualification'].map(rulingOn);

/** Of one that changes points alone the name says which: others are due where seats are put right, or an appeal changes its level. */
const POINTS = 'penalty-points';
const rulingOnPoints = (remedies: readonly PenaltyRemedy[]): string =>
  [POINTS, ...remedies.flatMap((one) => (one.kind === 'adjust' ? [one.player, one.resource, one.amount] : []))].join(
    '-',
  );

type Named = Pick<AppliedRuling['data'], 'ruling'>;

/** One of those that take or give points and leave the result to them. */
export const isByPoints = ({ ruling }: Named): boolean => ruling.startsWith(`${POINTS}-`);

export const isByPenalty = (named: Named): boolean => GROUNDS.includes(named.ruling) || isByPoints(named);

/**
 * What is left to do about the points and the result of the match of an event in which a penalty was given. One that goes with a
 * dispute leaves it to the ruling there. Nothing of what somebody was penalised for gets into the match, which others read.
 */
export function penaltyStep(penalty: Penalty, state: MatchState): PenaltyStep | undefined {
  const { match } = penalty;
  if (match === undefined || goesWithDispute(penalty) || !isOfEvent(state)) return undefined;
  const due = dueOf(penalty, state);
  const before = rulingsIn(state).filter(({ data }) => data.dispute === penalty.penalty);
  const standing = before.find(({ reversed }) => !reversed);
  if (standing) {
    const because = isByPoints(standing.data) ? POINTS_ARE_BACK : 'The penalty that decided this match has gone.';
    return standing.data.ruling === due?.name ? undefined : { do: 'give-back', match, entry: standing.entry, because };
  }
  // What was reversed once stays so: whoever means it otherwise rules.
  if (due === undefined || due.isSo || before.some(({ data }) => data.ruling === due.name)) return undefined;
  const { name: ruling, remedies, because } = due;
  const data = { dispute: penalty.penalty, ruling, by: inWhoseName(penalty), remedies, because };
  return { do: 'lose', match, command: { type: 'ApplyRuling', data } };
}

interface Due {
  readonly name: string;
  readonly remedies: readonly PenaltyRemedy[];
  readonly because: string;
  /** The match is lost already. */
  readonly isSo: boolean;
}

/** What a penalty that stands does to the match of whoever has it. */
function dueOf(penalty: Penalty, state: OpenedState): Due | undefined {
  const side = sideOf(penalty, state);
  if (side === undefined || penalty.rescinded !== null) return undefined;
  const remedies = remediesOf(penalty.effects, side);
  if (remedies.length === 0) return undefined;
  const ground = groundOfLoss(penalty.effects);
  if (ground === null) return { name: rulingOnPoints(remedies), remedies, because: CHANGES_POINTS[side], isSo: false };
  return { name: rulingOn(ground), remedies, because: LOSES[side], isSo: isLost(state, side, penalty) };
}

/** Whether a match is about to take what a penalty does to it: a result that is settled is for the head judge to change. */
export function followsByItself(penalty: Penalty, state: MatchState): boolean {
  const step = penaltyStep(penalty, state);
  if (step?.do !== 'lose') return false;
  const isSettled = settledBy(state) !== null;
  return step.command.data.by.role === 'head-judge' || !isSettled;
}

const goesWithDispute = ({ dispute, ruling }: Penalty): boolean => dispute !== undefined || ruling !== undefined;

const isOfEvent = (state: MatchState): state is OpenedState =>
  state.status !== 'absent' && state.event !== undefined && !state.voided;

const POINTS_ARE_BACK = 'What a penalty did to the points of this match is taken back.';
const CHANGES_POINTS = {
  A: 'A penalty given to A changes points of this match.',
  B: 'A penalty given to B changes points of this match.',
} as const;
const LOSES = { A: 'A penalty loses this match for A.', B: 'A penalty loses this match for B.' } as const;

/** Whoever sits there now; seats may have been put right since it was given. */
function sideOf({ person, side }: Penalty, { seats }: OpenedState): 'A' | 'B' | undefined {
  return (['A', 'B'] as const).find((one) => seats[one].player === person) ?? side;
}

/**
 * A loss that players have only reported is still theirs to put right. One by points that both have confirmed is the head judge's to
 * make a loss by penalty, which may be worth less.
 */
function isLost(state: MatchState, side: 'A' | 'B', penalty: Penalty): boolean {
  if (!('result' in state)) return false;
  const { decided, winner } = state.result;
  if (decided) return decided.outcome[side] === 'loss' || decided.outcome[side] === 'unscored';
  const isByHeadJudge = inWhoseName(penalty).role === 'head-judge';
  return state.status === 'confirmed' && winner !== side && winner !== 'draw' && !isByHeadJudge;
}

/** Whether a step makes a loss by points, which both have confirmed, one by penalty. Earlier builds left that to what was played. */
export function makesLossByPenalty(step: PenaltyStep, penalty: Penalty, state: MatchState): boolean {
  if (step.do !== 'lose' || isByPoints(step.command.data)) return false;
  if (state.status !== 'confirmed' || state.result.decided) return false;
  const { winner } = state.result;
  return winner !== 'draw' && winner !== sideOf(penalty, state);
}

/** Whoever an appeal has made it the one that loses the match by; else whoever gave it. */
function inWhoseName({ by, appeal }: Penalty): Official {
  const { id, role } = appeal?.answer?.changed ? appeal.answer.by : by;
  return { id, role } as Official;
}
