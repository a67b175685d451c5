import type { Static } from '@adjutant/kernel';
import * as corrections from './events/corrections.js';
import * as course from './events/course.js';
import * as ending from './events/ending.js';
import * as hands from './events/hands.js';
import * as opening from './events/opening.js';
import * as points from './events/points.js';
import * as units from './events/units.js';
import * as use from './events/use.js';
import * as askedBack from './events/asked-back.js';
import * as roundConfirmed from './events/round-confirmed.js';
import * as depthRaised from './events/depth-raised.js';
import * as bookEntriesAdded from './events/book-entries-added.js';
import { TIME_EVENT_SCHEMAS } from './chess-clock/events.js';
import * as awardsClaimed from './events/awards-claimed.js';

/**
 * What a match records. The names and shapes are the storage format for ever: a changed shape is a new schema version with an
 * upcaster, a changed meaning is a new event. Events hold what the table declared; what it is worth (price, gain, cap) is
 * worked out from the pinned pack.
 */
export const MATCH_EVENT_SCHEMAS = {
  MatchOpened: opening.MatchOpened,
  RosterSubmitted: opening.RosterSubmitted,
  SituationAdopted: opening.SituationAdopted,
  BattleStarted: course.BattleStarted,
  TurnOrderDecided: course.TurnOrderDecided,
  PhaseAdvanced: course.PhaseAdvanced,
  ChoiceMade: course.ChoiceMade,
  UnitActivated: course.UnitActivated,
  ActivationEnded: course.ActivationEnded,
  UnitPlaced: course.UnitPlaced,
  UseAnswered: use.UseAnswered,
  StratagemUsed: use.StratagemUsed,
  AbilityUsed: use.AbilityUsed,
  OrderIssued: use.OrderIssued,
  RollRecorded: course.RollRecorded,
  QuestionAnswered: use.QuestionAnswered,
  AnswerContested: use.AnswerContested,
  CommandPointsGained: points.CommandPointsGained,
  VictoryPointsScored: points.VictoryPointsScored,
  UnitDestroyed: units.UnitDestroyed,
  UnitReturned: units.UnitReturned,
  BattleShockRecorded: units.BattleShockRecorded,
  UnitActed: units.UnitActed,
  UnitsDestroyed: units.UnitsDestroyed,
  FactRecorded: units.FactRecorded,
  ObjectiveDrawn: hands.ObjectiveDrawn,
  DrawVoided: hands.DrawVoided,
  ObjectiveDiscarded: hands.ObjectiveDiscarded,
  ObjectiveRevealed: hands.ObjectiveRevealed,
  HandsInspected: hands.HandsInspected,
  NoteRecorded: points.NoteRecorded,
  RunningDeclared: points.RunningDeclared,
  EntryCorrected: corrections.EntryCorrected,
  MatchRewound: corrections.MatchRewound,
  RulingApplied: corrections.RulingApplied,
  RulingReversed: corrections.RulingReversed,
  PointsAdjusted: points.PointsAdjusted,
  BalanceSet: points.BalanceSet,
  SeatsCorrected: opening.SeatsCorrected,
  MatchConceded: ending.MatchConceded,
  MatchFinished: ending.MatchFinished,
  ResultDecided: ending.ResultDecided,
  ResultConfirmed: ending.ResultConfirmed,
  MatchVoided: opening.MatchVoided,
  MatchRestored: opening.MatchRestored,
  DepthRaised: depthRaised.DepthRaised,
  TakeBackAsked: askedBack.TakeBackAsked,
  TakeBackAgreed: askedBack.TakeBackAgreed,
  TakeBackDeclined: askedBack.TakeBackDeclined,
  RoundConfirmed: roundConfirmed.RoundConfirmed,
  BookEntriesAdded: bookEntriesAdded.BookEntriesAdded,
  ...TIME_EVENT_SCHEMAS,
  AwardsClaimed: awardsClaimed.AwardsClaimed,
} as const;

type Described = typeof MATCH_EVENT_SCHEMAS;

export type MatchEvent = { [Type in keyof Described]: Static<Described[Type]> }[keyof Described];

export const MATCH_EVENTS = Object.keys(MATCH_EVENT_SCHEMAS) as readonly MatchEvent['type'][];

export type * from './events/corrections.js';
export type * from './events/course.js';
export type * from './events/ending.js';
export type * from './events/hands.js';
export type * from './events/opening.js';
export type * from './events/points.js';
export type * from './events/units.js';
export type * from './events/use.js';
export type { Overridable, Overridden } from './events/members.js';
export type { Correction } from './messages/correction.js';
export type { Official } from './messages/official.js';
export { actOf, declarationOf } from './deeds.js';
export { TableOfEvent } from './opening.js';
export type { PinnedPack, Seats, Settings } from './opening.js';
export { AWARD_UNITS, Awarded, DecidedResult, GROUNDS, Outcome, type PointsChange } from './deciding.js';
export { NOTE_KINDS, type Balance, type Note, type PaperSays } from './paper.js';
export type { Situation, UnitSituation } from './situation.js';
export type * from './events/depth-raised.js';
export type * from './events/asked-back.js';
export type * from './events/round-confirmed.js';
export { Figures } from './figures.js';
export type * from './events/book-entries-added.js';
export type * from './chess-clock/events.js';
export { isTimeEntry } from './chess-clock/events.js';
export type * from './events/awards-claimed.js';
