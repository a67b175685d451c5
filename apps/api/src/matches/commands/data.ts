import type { MatchCommand } from '@adjutant/match';
import type { DataCheck } from '../../commands/data-check.js';
import * as corrections from './corrections.js';
import * as facts from './facts.js';
import * as objectives from './objectives.js';
import * as open from './open.js';
import * as paper from './paper.js';
import * as play from './play.js';
import * as result from './result.js';
import * as rulings from './rulings.js';
import * as situation from './situation.js';
import * as slots from './slots.js';
import * as standing from './standing.js';
import * as units from './units.js';
import * as use from './use.js';

/** What the data of each command of a match are checked with. */
export const MATCH_DATA: { readonly [Type in MatchCommand['type']]: DataCheck } = {
  OpenMatch: open.OpenMatchData,
  SubmitRoster: open.SubmitRosterData,
  AdoptSituation: situation.AdoptSituationData,
  StartBattle: open.StartBattleData,
  DecideTurnOrder: play.DecideTurnOrderData,
  AdvancePhase: play.AdvancePhaseData,
  Choose: play.ChooseData,
  ActivateUnit: slots.ActivateUnitData,
  EndActivation: slots.EndActivationData,
  PlaceUnit: slots.PlaceUnitData,
  AnswerUse: slots.AnswerUseData,
  UseStratagem: use.UseStratagemData,
  UseAbility: use.UseAbilityData,
  IssueOrder: use.IssueOrderData,
  RecordRoll: play.RecordRollData,
  AnswerQuestion: play.AnswerQuestionData,
  ContestAnswer: play.ContestAnswerData,
  GainCommandPoints: play.GainCommandPointsData,
  ScoreVictoryPoints: play.ScoreVictoryPointsData,
  RecordUnitDestroyed: units.RecordUnitDestroyedData,
  RecordUnitReturned: units.RecordUnitReturnedData,
  RecordBattleShock: units.RecordBattleShockData,
  RecordUnitAction: units.RecordUnitActionData,
  RecordUnitsDestroyed: facts.RecordUnitsDestroyedData,
  RecordFact: facts.RecordFactData,
  RecordFacts: facts.RecordFactsData,
  DrawObjective: objectives.DrawObjectiveData,
  DiscardObjective: objectives.DiscardObjectiveData,
  InspectHands: corrections.InspectHandsData,
  RecordNote: paper.RecordNoteData,
  DeclareRunning: paper.DeclareRunningData,
  CorrectEntry: corrections.CorrectEntryData,
  RewindMatch: corrections.RewindMatchData,
  ApplyRuling: rulings.ApplyRulingData,
  ReverseRuling: rulings.ReverseRulingData,
  AdjustPoints: rulings.AdjustPointsData,
  ConcedeMatch: result.ConcedeMatchData,
  FinishMatch: result.FinishMatchData,
  DecideResult: rulings.DecideResultData,
  ConfirmResult: result.ConfirmResultData,
  CorrectSeats: standing.CorrectSeatsData,
  VoidMatch: standing.VoidMatchData,
  RestoreMatch: standing.RestoreMatchData,
};

/** Undefined where there is no such type. */
export function matchDataOf(type: string): DataCheck | undefined {
  return Object.hasOwn(MATCH_DATA, type) ? MATCH_DATA[type as MatchCommand['type']] : undefined;
}
