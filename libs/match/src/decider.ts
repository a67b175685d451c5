import { flagging, refused, type Decider, type Occasion } from '@adjutant/kernel';
import type { Shelf } from '@adjutant/rules';
import type { MatchCommand } from './commands.js';
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
import { adjustPoints } from './rulings/adjusting.js';
import { decideResult } from './rulings/deciding.js';
import { applyRuling, reverseRuling } from './rulings/ruling.js';
import { sparingSettled } from './rulings/settled-result.js';
import { advance } from './state/advance.js';
import { ABSENT, type MatchState } from './state/state.js';

export type MatchDecider = Decider<MatchCommand, MatchState, MatchEvent>;

/** The match as a decider, judging by the packs on this shelf. */
export function matchDecider(shelf: Shelf): MatchDecider {
  return {
    initial: ABSENT,
    evolve: (state, event, author) => advance(shelf, state, event, author).state,
    decide: (command, state, occasion) => decide(command, state, { shelf, occasion }),
  };
}

export function decideMatch(shelf: Shelf, command: MatchCommand, state: MatchState, occasion: Occasion): MatchDecision {
  return decide(command, state, { shelf, occasion });
}

type Deciders = {
  readonly [Type in MatchCommand['type']]: (
    command: Extract<MatchCommand, { type: Type }>,
    state: MatchState,
    context: Context,
  ) => MatchDecision;
};

const DECIDERS: Deciders = {
  OpenMatch: openMatch,
  SubmitRoster: submitRoster,
  AdoptSituation: adoptSituation,
  StartBattle: startBattle,
  DecideTurnOrder: decideTurnOrder,
  AdvancePhase: advancePhase,
  Choose: choose,
  ActivateUnit: activateUnit,
  EndActivation: endActivation,
  PlaceUnit: placeUnit,
  AnswerUse: answerUse,
  UseStratagem: useStratagem,
  UseAbility: useAbility,
  IssueOrder: issueOrder,
  RecordRoll: recordRoll,
  AnswerQuestion: answerQuestion,
  ContestAnswer: contestAnswer,
  GainCommandPoints: gainCommandPoints,
  ScoreVictoryPoints: scoreVictoryPoints,
  RecordUnitDestroyed: recordUnitDestroyed,
  RecordUnitReturned: recordUnitReturned,
  RecordBattleShock: recordBattleShock,
  RecordUnitAction: recordUnitAction,
  RecordUnitsDestroyed: recordUnitsDestroyed,
  RecordFact: recordFact,
  RecordFacts: recordFacts,
  DrawObjective: drawObjective,
  DiscardObjective: discardObjective,
  InspectHands: inspectHands,
  RecordNote: recordNote,
  DeclareRunning: declareRunning,
  CorrectEntry: correctEntry,
  RewindMatch: rewindMatch,
  ApplyRuling: (command, state, context) => applyRuling(command, state, context, decide),
  ReverseRuling: reverseRuling,
  AdjustPoints: adjustPoints,
  ConcedeMatch: concedeMatch,
  FinishMatch: finishMatch,
  DecideResult: decideResult,
  ConfirmResult: confirmResult,
  CorrectSeats: correctSeats,
  VoidMatch: voidMatch,
  RestoreMatch: restoreMatch,
};

/** They have asked already who ruled. */
const THROUGH_DISPUTES: ReadonlySet<MatchCommand['type']> = new Set(['ApplyRuling', 'ReverseRuling']);

function decide(command: MatchCommand, state: MatchState, context: Context): MatchDecision {
  const isVoid = whileVoid(command, state, context);
  if (isVoid) return isVoid;
  const waits = answerFirst(command, state);
  const advised = waits && state.status === 'running' && state.settings.enforcement === 'advise';
  if (waits && !advised) return refused(waits);
  const decider = DECIDERS[command.type] as (
    command: MatchCommand,
    state: MatchState,
    context: Context,
  ) => MatchDecision;
  const decision = decider(withUnitsByName(command, state), state, context);
  const settled = THROUGH_DISPUTES.has(command.type) ? decision : sparingSettled(decision, state, context);
  return flagging(settled, waits?.reasons ?? []);
}
