import type { Static } from '@adjutant/kernel';
import * as clock from './messages/clock.js';
import * as correction from './messages/correction.js';
import * as ending from './messages/ending.js';
import * as opening from './messages/opening.js';
import * as points from './messages/points.js';
import * as ruling from './messages/ruling.js';
import * as units from './messages/units.js';
import * as use from './messages/use.js';
import * as raiseDepth from './messages/raise-depth.js';
import * as askedBack from './messages/asked-back.js';
import * as confirmRound from './messages/confirm-round.js';
import * as takeBack from './messages/take-back.js';
import * as addBookEntries from './messages/add-book-entries.js';
import { TIME_COMMAND_SCHEMAS } from './chess-clock/messages.js';
import * as claimAwards from './messages/claim-awards.js';

/** What can be asked of a match, by type. */
export const MATCH_COMMAND_SCHEMAS = {
  OpenMatch: opening.OpenMatch,
  SubmitRoster: opening.SubmitRoster,
  AdoptSituation: opening.AdoptSituation,
  StartBattle: clock.StartBattle,
  DecideTurnOrder: clock.DecideTurnOrder,
  AdvancePhase: clock.AdvancePhase,
  Choose: clock.Choose,
  ActivateUnit: clock.ActivateUnit,
  EndActivation: clock.EndActivation,
  PlaceUnit: clock.PlaceUnit,
  AnswerUse: use.AnswerUse,
  UseStratagem: use.UseStratagem,
  UseAbility: use.UseAbility,
  IssueOrder: use.IssueOrder,
  RecordRoll: clock.RecordRoll,
  AnswerQuestion: points.AnswerQuestion,
  ContestAnswer: points.ContestAnswer,
  GainCommandPoints: points.GainCommandPoints,
  ScoreVictoryPoints: points.ScoreVictoryPoints,
  RecordUnitDestroyed: units.RecordUnitDestroyed,
  RecordUnitReturned: units.RecordUnitReturned,
  RecordBattleShock: units.RecordBattleShock,
  RecordUnitAction: units.RecordUnitAction,
  RecordUnitsDestroyed: units.RecordUnitsDestroyed,
  RecordFact: units.RecordFact,
  RecordFacts: units.RecordFacts,
  DrawObjective: units.DrawObjective,
  DiscardObjective: units.DiscardObjective,
  InspectHands: ending.InspectHands,
  RecordNote: points.RecordNote,
  DeclareRunning: points.DeclareRunning,
  CorrectEntry: correction.CorrectEntry,
  RewindMatch: ending.RewindMatch,
  ApplyRuling: ruling.ApplyRuling,
  ReverseRuling: ruling.ReverseRuling,
  AdjustPoints: ruling.AdjustPoints,
  ConcedeMatch: ending.ConcedeMatch,
  FinishMatch: ending.FinishMatch,
  DecideResult: ending.DecideResult,
  ConfirmResult: ending.ConfirmResult,
  CorrectSeats: ending.CorrectSeats,
  VoidMatch: ending.VoidMatch,
  RestoreMatch: ending.RestoreMatch,
  RaiseDepth: raiseDepth.RaiseDepth,
  TakeBack: takeBack.TakeBack,
  AskTakeBack: askedBack.AskTakeBack,
  AgreeTakeBack: askedBack.AgreeTakeBack,
  DeclineTakeBack: askedBack.DeclineTakeBack,
  ConfirmRound: confirmRound.ConfirmRound,
  AddBookEntries: addBookEntries.AddBookEntries,
  ...TIME_COMMAND_SCHEMAS,
  ClaimAwards: claimAwards.ClaimAwards,
} as const;

type Described = typeof MATCH_COMMAND_SCHEMAS;
type AsSent = Exclude<keyof Described, 'ApplyRuling' | 'AdoptSituation'>;

export type MatchCommand =
  { [Type in AsSent]: Static<Described[Type]> }[AsSent] | opening.AdoptSituation | ruling.ApplyRuling;

export const MATCH_COMMANDS = Object.keys(MATCH_COMMAND_SCHEMAS) as readonly MatchCommand['type'][];

export type * from './messages/clock.js';
export type * from './messages/correction.js';
export type * from './messages/ending.js';
export type * from './messages/opening.js';
export type * from './messages/points.js';
export type * from './messages/ruling.js';
export type * from './messages/units.js';
export type * from './messages/use.js';
export { Correction } from './messages/correction.js';
export type { WithDice, WithOverride } from './messages/members.js';
export { Official } from './messages/official.js';
export { Remedy } from './messages/ruling.js';
export type * from './messages/raise-depth.js';
export type * from './messages/take-back.js';
export type * from './messages/asked-back.js';
export type * from './messages/confirm-round.js';
export type * from './messages/add-book-entries.js';
export type * from './chess-clock/messages.js';
export type * from './messages/claim-awards.js';
