import {
  decideIn,
  described,
  flagging,
  refused,
  row,
  SHARED_REFUSALS,
  WHO,
  type Context as ContextOf,
  type Undescribed,
} from '@adjutant/kernel';
import { RULES_REFUSALS, type Shelf } from '@adjutant/rules';
import { MATCH_COMMAND_SCHEMAS, type MatchCommand } from './commands.js';
import { answerFirst, answerUse } from './commands/answer.js';
import { withUnitsByName } from './commands/by-name.js';
import { choose } from './commands/choose.js';
import { advancePhase } from './commands/clock.js';
import type { Context, MatchDecision } from './commands/context.js';
import { correctEntry, rewindMatch } from './commands/corrections.js';
import { recordFact, recordFacts } from './commands/facts.js';
import { inspectHands } from './commands/inspect.js';
import { adoptSituation, openMatch, startBattle, submitRoster } from './commands/open.js';
import { discardObjective, drawObjective } from './commands/objectives.js';
import { declareRunning, recordNote } from './commands/paper.js';
import { gainCommandPoints, scoreVictoryPoints } from './commands/points.js';
import { answerQuestion, contestAnswer } from './commands/questions.js';
import { decideTurnOrder } from './commands/turn-order.js';
import { concedeMatch, confirmResult, finishMatch } from './commands/result.js';
import { correctSeats } from './commands/seats.js';
import { recordRoll } from './commands/rolls.js';
import { activateUnit, endActivation, placeUnit } from './commands/slots.js';
import {
  recordBattleShock,
  recordUnitAction,
  recordUnitDestroyed,
  recordUnitReturned,
  recordUnitsDestroyed,
} from './commands/units.js';
import { restoreMatch, voidMatch, whileVoid } from './commands/void.js';
import { issueOrder, useAbility, useStratagem } from './commands/use.js';
import type { MatchEvent } from './events.js';
import { MATCH_REFUSALS } from './refusals.js';
import { adjustPoints } from './rulings/adjusting.js';
import { decideResult } from './rulings/deciding.js';
import { applyRuling, reverseRuling } from './rulings/ruling.js';
import { sparingSettled } from './rulings/settled-result.js';
import { matchSecrets } from './secrets/keeping.js';
import type { Sealing } from './secrets/sealing.js';
import { sideOf } from './side.js';
import { matchEventKinds } from './state/event-kinds.js';
import { ABSENT, type MatchState } from './state/state.js';
import { MATCH_STREAMS } from './streams.js';
import { raiseDepth } from './commands/raise-depth.js';
import { agreeTakeBack, askTakeBack, declineTakeBack } from './commands/asked-back.js';
import { confirmRound } from './commands/confirm-round.js';
import { takeBack } from './commands/take-back.js';
import { addBookEntries } from './commands/add-book-entries.js';
import { giveTime, passTime, pauseTime, setChessClock } from './chess-clock/deciding.js';
import { followingTime } from './chess-clock/following.js';
import { foldMatch, foldOnwards } from './state/fold.js';
import { weaving } from './weaving/weaving.js';
import { claimAwards } from './commands/claim-awards.js';

type Whole = ContextOf<MatchCommand, MatchState, MatchEvent, Shelf, Context, Sealing>;
/** With what not every context has: secrets, and commands of one side. */
export type MatchContext = Whole & Required<Pick<Whole, 'secrets' | 'side'>>;

/** Every command of a match: who may send it, and what comes of it. One without a row does not compile. */
const COMMANDS: Undescribed<MatchContext['commands']> = {
  OpenMatch: { decide: openMatch, who: WHO.desk, stake: 'none' },
  SubmitRoster: { decide: submitRoster, who: WHO.note, stake: 'none', again: 'said-anew' },
  AdoptSituation: { decide: adoptSituation, who: WHO.desk, stake: 'none' },
  StartBattle: { decide: startBattle, who: WHO.sight, stake: 'none' },
  DecideTurnOrder: { decide: decideTurnOrder, who: WHO.deed, stake: 'none' },
  AdvancePhase: { decide: advancePhase, who: WHO.deed, stake: 'none', again: 'goes-on' },
  Choose: { decide: choose, who: WHO.deed, stake: 'none' },
  ActivateUnit: { decide: activateUnit, who: WHO.deed, stake: 'none' },
  EndActivation: { decide: endActivation, who: WHO.deed, stake: 'none' },
  PlaceUnit: { decide: placeUnit, who: WHO.deed, stake: 'none' },
  AnswerUse: { decide: answerUse, who: WHO.deed, stake: 'none' },
  UseStratagem: { decide: useStratagem, who: WHO.deed, stake: 'none', again: 'each-counts' },
  UseAbility: { decide: useAbility, who: WHO.deed, stake: 'none' },
  IssueOrder: { decide: issueOrder, who: WHO.deed, stake: 'none' },
  RecordRoll: { decide: recordRoll, who: WHO.deed, stake: 'none' },
  AnswerQuestion: { decide: answerQuestion, who: WHO.deed, stake: 'none' },
  ContestAnswer: { decide: contestAnswer, who: WHO.deed, stake: 'other' },
  GainCommandPoints: { decide: gainCommandPoints, who: WHO.deed, stake: 'none', again: 'each-counts' },
  ScoreVictoryPoints: { decide: scoreVictoryPoints, who: WHO.deed, stake: 'none', again: 'each-counts' },
  RecordUnitDestroyed: { decide: recordUnitDestroyed, who: WHO.sight, stake: 'none' },
  RecordUnitReturned: { decide: recordUnitReturned, who: WHO.sight, stake: 'none', again: 'each-counts' },
  RecordBattleShock: { decide: recordBattleShock, who: WHO.sight, stake: 'none', again: 'each-counts' },
  RecordUnitAction: { decide: recordUnitAction, who: WHO.deed, stake: 'none', again: 'each-counts' },
  RecordUnitsDestroyed: { decide: recordUnitsDestroyed, who: WHO.sight, stake: 'none' },
  RecordFact: { decide: recordFact, who: WHO.deed, stake: 'none', again: 'said-anew' },
  RecordFacts: { decide: recordFacts, who: WHO.deed, stake: 'none', again: 'said-anew' },
  DrawObjective: { decide: drawObjective, who: WHO.deed, stake: 'none' },
  DiscardObjective: { decide: discardObjective, who: WHO.deed, stake: 'none' },
  InspectHands: { decide: inspectHands, who: WHO.judges, stake: 'match' },
  RecordNote: { decide: recordNote, who: WHO.note, stake: 'none', again: 'each-counts' },
  DeclareRunning: { decide: declareRunning, who: WHO.anyOfTheMatch, stake: 'none', again: 'said-anew' },
  CorrectEntry: {
    decide: correctEntry,
    who: row({ ...WHO.judges, scorekeeper: 'own-last' }),
    stake: 'match',
    again: 'said-anew',
  },
  RewindMatch: { decide: rewindMatch, who: WHO.headJudges, stake: 'match', again: 'said-anew' },
  ApplyRuling: {
    decide: (command, state, context) => applyRuling(command, state, context, decideInMatch),
    who: WHO.nobody,
    stake: 'match',
  },
  ReverseRuling: { decide: reverseRuling, who: WHO.nobody, stake: 'match' },
  AdjustPoints: { decide: adjustPoints, who: WHO.judges, stake: 'match', again: 'each-counts' },
  ConcedeMatch: { decide: concedeMatch, who: WHO.deed, stake: 'other' },
  FinishMatch: { decide: finishMatch, who: WHO.anyOfTheMatch, stake: 'none' },
  DecideResult: { decide: decideResult, who: WHO.judgesAndOrganizers, stake: 'match' },
  ConfirmResult: { decide: confirmResult, who: WHO.deed, stake: 'other' },
  CorrectSeats: { decide: correctSeats, who: WHO.desk, stake: 'match' },
  VoidMatch: { decide: voidMatch, who: WHO.heads, stake: 'match' },
  RestoreMatch: { decide: restoreMatch, who: WHO.heads, stake: 'match' },
  TakeBack: { decide: takeBack, who: WHO.deed, stake: 'other' },
  AskTakeBack: { decide: askTakeBack, who: WHO.deed, stake: 'none' },
  AgreeTakeBack: { decide: agreeTakeBack, who: WHO.deed, stake: 'other' },
  DeclineTakeBack: { decide: declineTakeBack, who: WHO.deed, stake: 'other' },
  ConfirmRound: { decide: confirmRound, who: WHO.deed, stake: 'other' },
  RaiseDepth: { decide: raiseDepth, who: WHO.anyOfTheMatch, stake: 'none' },
  AddBookEntries: { decide: addBookEntries, who: WHO.note, stake: 'none' },
  SetChessClock: { decide: setChessClock, who: WHO.anyOfTheMatch, stake: 'none' },
  PassTime: { decide: passTime, who: WHO.anyOfTheMatch, stake: 'none' },
  PauseTime: { decide: pauseTime, who: WHO.anyOfTheMatch, stake: 'none' },
  GiveTime: { decide: giveTime, who: WHO.judges, stake: 'match', again: 'each-counts' },
  ClaimAwards: { decide: claimAwards, who: WHO.deed, stake: 'none' },
};

/** They have asked already who ruled. */
const THROUGH_DISPUTES: ReadonlySet<MatchCommand['type']> = new Set(['ApplyRuling', 'ReverseRuling']);

/** Everything that is recorded about a match. */
export const MATCH: MatchContext = {
  name: 'match',
  refusals: { ...MATCH_REFUSALS, ...RULES_REFUSALS, ...SHARED_REFUSALS },
  stream: MATCH_STREAMS,
  initial: ABSENT,
  commands: described(COMMANDS, MATCH_COMMAND_SCHEMAS),
  events: matchEventKinds(),
  evolveAll: (state, entries, shelf) => foldOnwards(shelf, entries, state),
  meant: withUnitsByName,
  secrets: matchSecrets,
  side: sideOf,
  always: (command, state, context, decide) => {
    const isVoid = whileVoid(command, state, context);
    if (isVoid) return isVoid;
    const here = (): MatchDecision => decidedHere(command, state, context, decide);
    return context.occasion.whence ? weaving(command, state, context, { here, decide: decideInMatch }) : here();
  },
};

/** On the record as it stands. */
function decidedHere(
  command: MatchCommand,
  state: MatchState,
  context: Context,
  decide: () => MatchDecision,
): MatchDecision {
  const waits = answerFirst(command, state, context);
  const advised = waits && state.status === 'running' && state.settings.enforcement === 'advise';
  if (waits && !advised) return refused(waits);
  const decision = decide();
  const settled = THROUGH_DISPUTES.has(command.type) ? decision : sparingSettled(decision, state, context, 'outside');
  return timed(flagging(settled, waits?.reasons ?? []), state, context);
}

/** With what the chess clock has to say of it, where the match has one. */
function timed(decision: MatchDecision, state: MatchState, { shelf, occasion }: Context): MatchDecision {
  if (decision.outcome !== 'recorded' || state.status === 'absent' || !state.chessClock) return decision;
  const after = foldMatch(shelf, decision.events, state);
  return after.status === 'absent' ? decision : followingTime(decision, state, after, occasion);
}

export function decideInMatch(command: MatchCommand, state: MatchState, context: Context): MatchDecision {
  return decideIn(MATCH, command, state, context);
}
