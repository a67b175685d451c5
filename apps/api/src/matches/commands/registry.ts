import { MATCH_COMMANDS, type MatchCommand } from '@adjutant/match';
import type { CommandBook } from '../../commands/envelope.js';
import * as corrections from './corrections.js';
import * as facts from './facts.js';
import * as objectives from './objectives.js';
import * as open from './open.js';
import * as paper from './paper.js';
import * as play from './play.js';
import type { RecordCommand, Sending } from './record-command.js';
import * as result from './result.js';
import * as rulings from './rulings.js';
import * as situation from './situation.js';
import * as slots from './slots.js';
import * as standing from './standing.js';
import * as units from './units.js';
import * as use from './use.js';

type CommandType = MatchCommand['type'];

/** A type of command at the edge: the class that travels through the bus, and the class that its data is checked with. */
export interface CommandKind<Type extends CommandType = CommandType> {
  readonly command: new (type: Type, data: object, sending: Sending) => RecordCommand<Type>;
  readonly data: new () => object;
}

const REGISTRY: { readonly [Type in CommandType]: CommandKind<Type> } = {
  OpenMatch: { command: open.OpenMatch, data: open.OpenMatchData },
  SubmitRoster: { command: open.SubmitRoster, data: open.SubmitRosterData },
  AdoptSituation: { command: situation.AdoptSituation, data: situation.AdoptSituationData },
  StartBattle: { command: open.StartBattle, data: open.StartBattleData },
  DecideTurnOrder: { command: play.DecideTurnOrder, data: play.DecideTurnOrderData },
  AdvancePhase: { command: play.AdvancePhase, data: play.AdvancePhaseData },
  Choose: { command: play.Choose, data: play.ChooseData },
  ActivateUnit: { command: slots.ActivateUnit, data: slots.ActivateUnitData },
  EndActivation: { command: slots.EndActivation, data: slots.EndActivationData },
  PlaceUnit: { command: slots.PlaceUnit, data: slots.PlaceUnitData },
  AnswerUse: { command: slots.AnswerUse, data: slots.AnswerUseData },
  UseStratagem: { command: use.UseStratagem, data: use.UseStratagemData },
  UseAbility: { command: use.UseAbility, data: use.UseAbilityData },
  IssueOrder: { command: use.IssueOrder, data: use.IssueOrderData },
  RecordRoll: { command: play.RecordRoll, data: play.RecordRollData },
  AnswerQuestion: { command: play.AnswerQuestion, data: play.AnswerQuestionData },
  ContestAnswer: { command: play.ContestAnswer, data: play.ContestAnswerData },
  GainCommandPoints: { command: play.GainCommandPoints, data: play.GainCommandPointsData },
  ScoreVictoryPoints: { command: play.ScoreVictoryPoints, data: play.ScoreVictoryPointsData },
  RecordUnitDestroyed: { command: units.RecordUnitDestroyed, data: units.RecordUnitDestroyedData },
  RecordUnitReturned: { command: units.RecordUnitReturned, data: units.RecordUnitReturnedData },
  RecordBattleShock: { command: units.RecordBattleShock, data: units.RecordBattleShockData },
  RecordUnitAction: { command: units.RecordUnitAction, data: units.RecordUnitActionData },
  RecordUnitsDestroyed: { command: facts.RecordUnitsDestroyed, data: facts.RecordUnitsDestroyedData },
  RecordFact: { command: facts.RecordFact, data: facts.RecordFactData },
  RecordFacts: { command: facts.RecordFacts, data: facts.RecordFactsData },
  DrawObjective: { command: objectives.DrawObjective, data: objectives.DrawObjectiveData },
  DiscardObjective: { command: objectives.DiscardObjective, data: objectives.DiscardObjectiveData },
  InspectHands: { command: corrections.InspectHands, data: corrections.InspectHandsData },
  RecordNote: { command: paper.RecordNote, data: paper.RecordNoteData },
  DeclareRunning: { command: paper.DeclareRunning, data: paper.DeclareRunningData },
  CorrectEntry: { command: corrections.CorrectEntry, data: corrections.CorrectEntryData },
  RewindMatch: { command: corrections.RewindMatch, data: corrections.RewindMatchData },
  ApplyRuling: { command: rulings.ApplyRuling, data: rulings.ApplyRulingData },
  ReverseRuling: { command: rulings.ReverseRuling, data: rulings.ReverseRulingData },
  AdjustPoints: { command: rulings.AdjustPoints, data: rulings.AdjustPointsData },
  ConcedeMatch: { command: result.ConcedeMatch, data: result.ConcedeMatchData },
  FinishMatch: { command: result.FinishMatch, data: result.FinishMatchData },
  DecideResult: { command: rulings.DecideResult, data: rulings.DecideResultData },
  ConfirmResult: { command: result.ConfirmResult, data: result.ConfirmResultData },
  CorrectSeats: { command: standing.CorrectSeats, data: standing.CorrectSeatsData },
  VoidMatch: { command: standing.VoidMatch, data: standing.VoidMatchData },
  RestoreMatch: { command: standing.RestoreMatch, data: standing.RestoreMatchData },
};

export const COMMAND_TYPES: readonly string[] = MATCH_COMMANDS;

/** The kind of a command by the name of its type; undefined where there is none. */
export function commandKind(type: string): CommandKind | undefined {
  return Object.hasOwn(REGISTRY, type) ? (REGISTRY[type as CommandType] as unknown as CommandKind) : undefined;
}

/** The commands that a match takes. */
export function commandsOf(match: string): CommandBook<RecordCommand> {
  return {
    types: COMMAND_TYPES,
    dataOf: (type) => commandKind(type)?.data,
    make: (type, data, sent) => {
      const { command: Kind } = REGISTRY[type as CommandType] as unknown as CommandKind;
      return new Kind(type as CommandType, data, { ...sent, match });
    },
  };
}
