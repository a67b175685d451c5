import { decideIn, flagging, refused, row, WHO, type Context as ContextOf } from '@adjutant/kernel';
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
import { matchEventKinds } from './state/event-kinds.js';
import { ABSENT, type MatchState } from './state/state.js';
import { MATCH_STREAMS } from './streams.js';

export type MatchContext = ContextOf<MatchCommand, MatchState, MatchEvent, Shelf, Context>;

/** Every command of a match: who may send it, and what comes of it. One without a row does not compile. */
const COMMANDS: MatchContext['commands'] = {
  OpenMatch: { decide: openMatch, who: WHO.desk },
  SubmitRoster: { decide: submitRoster, who: WHO.note, again: 'said-anew' },
  AdoptSituation: { decide: adoptSituation, who: WHO.desk },
  StartBattle: { decide: startBattle, who: WHO.sight },
  DecideTurnOrder: { decide: decideTurnOrder, who: WHO.deed },
  AdvancePhase: { decide: advancePhase, who: WHO.deed, again: 'goes-on' },
  Choose: { decide: choose, who: WHO.deed },
  ActivateUnit: { decide: activateUnit, who: WHO.deed },
  EndActivation: { decide: endActivation, who: WHO.deed },
  PlaceUnit: { decide: placeUnit, who: WHO.deed },
  AnswerUse: { decide: answerUse, who: WHO.deed },
  UseStratagem: { decide: useStratagem, who: WHO.deed, again: 'each-counts' },
  UseAbility: { decide: useAbility, who: WHO.deed },
  IssueOrder: { decide: issueOrder, who: WHO.deed },
  RecordRoll: { decide: recordRoll, who: WHO.deed },
  AnswerQuestion: { decide: answerQuestion, who: WHO.deed },
  ContestAnswer: { decide: contestAnswer, who: WHO.deed },
  GainCommandPoints: { decide: gainCommandPoints, who: WHO.deed, again: 'each-counts' },
  ScoreVictoryPoints: { decide: scoreVictoryPoints, who: WHO.deed, again: 'each-counts' },
  RecordUnitDestroyed: { decide: recordUnitDestroyed, who: WHO.sight },
  RecordUnitReturned: { decide: recordUnitReturned, who: WHO.sight, again: 'each-counts' },
  RecordBattleShock: { decide: recordBattleShock, who: WHO.sight, again: 'each-counts' },
  RecordUnitAction: { decide: recordUnitAction, who: WHO.deed, again: 'each-counts' },
  RecordUnitsDestroyed: { decide: recordUnitsDestroyed, who: WHO.sight },
  RecordFact: { decide: recordFact, who: WHO.deed, again: 'said-anew' },
  RecordFacts: { decide: recordFacts, who: WHO.deed, again: 'said-anew' },
  DrawObjective: { decide: drawObjective, who: WHO.deed },
  DiscardObjective: { decide: discardObjective, who: WHO.deed },
  InspectHands: { decide: inspectHands, who: WHO.judges },
  RecordNote: { decide: recordNote, who: WHO.note, again: 'each-counts' },
  DeclareRunning: { decide: declareRunning, who: WHO.anyOfTheMatch, again: 'said-anew' },
  CorrectEntry: { decide: correctEntry, who: row({ ...WHO.judges, scorekeeper: 'own-last' }), again: 'said-anew' },
  RewindMatch: { decide: rewindMatch, who: WHO.headJudges, again: 'said-anew' },
  ApplyRuling: {
    decide: (command, state, context) => applyRuling(command, state, context, decideInMatch),
    who: WHO.nobody,
  },
  ReverseRuling: { decide: reverseRuling, who: WHO.nobody },
  AdjustPoints: { decide: adjustPoints, who: WHO.judges, again: 'each-counts' },
  ConcedeMatch: { decide: concedeMatch, who: WHO.deed },
  FinishMatch: { decide: finishMatch, who: WHO.anyOfTheMatch },
  DecideResult: { decide: decideResult, who: WHO.judgesAndOrganizers },
  ConfirmResult: { decide: confirmResult, who: WHO.deed },
  CorrectSeats: { decide: correctSeats, who: WHO.desk },
  VoidMatch: { decide: voidMatch, who: WHO.heads },
  RestoreMatch: { decide: restoreMatch, who: WHO.heads },
};

/** They have asked already who ruled. */
const THROUGH_DISPUTES: ReadonlySet<MatchCommand['type']> = new Set(['ApplyRuling', 'ReverseRuling']);

/** Everything that is recorded about a match. */
export const MATCH: MatchContext = {
  name: 'match',
  stream: MATCH_STREAMS,
  initial: ABSENT,
  commands: COMMANDS,
  events: matchEventKinds(),
  meant: withUnitsByName,
  always: (command, state, context, decide) => {
    const isVoid = whileVoid(command, state, context);
    if (isVoid) return isVoid;
    const waits = answerFirst(command, state);
    const advised = waits && state.status === 'running' && state.settings.enforcement === 'advise';
    if (waits && !advised) return refused(waits);
    const decision = decide();
    const settled = THROUGH_DISPUTES.has(command.type) ? decision : sparingSettled(decision, state, context);
    return flagging(settled, waits?.reasons ?? []);
  },
};

export function decideInMatch(command: MatchCommand, state: MatchState, context: Context): MatchDecision {
  return decideIn(MATCH, command, state, context);
}
