import { DISPUTE, PENALTIES, type DisputeEvent, type PenaltyEvent } from '@adjutant/dispute';
import { MATCH, type MatchEvent } from '@adjutant/match';
import { TOURNAMENT, type TournamentEvent } from '@adjutant/tournament';

type Kinds<Event extends { readonly type: string }> = Readonly<Record<Event['type'], boolean>>;

/**
 * Which entries of a match can change what `tableSteps` answers for its table: those that open it, end it, say or change its
 * result, void it, or change what earlier entries come to. Most of what is played does none of it, and is passed over.
 */
const OF_MATCHES: Kinds<MatchEvent> = {
  MatchOpened: true,
  RosterSubmitted: false,
  SituationAdopted: false,
  // Whatever moves the battle on, and whatever has effects, may end it: packs have endings of both kinds.
  BattleStarted: true,
  TurnOrderDecided: false,
  PhaseAdvanced: true,
  ChoiceMade: false,
  UnitActivated: false,
  ActivationEnded: false,
  UnitPlaced: false,
  UseAnswered: true,
  StratagemUsed: true,
  AbilityUsed: true,
  OrderIssued: false,
  RollRecorded: true,
  QuestionAnswered: true,
  AnswerContested: false,
  CommandPointsGained: false,
  VictoryPointsScored: false,
  UnitDestroyed: false,
  UnitReturned: false,
  BattleShockRecorded: false,
  UnitActed: false,
  UnitsDestroyed: false,
  FactRecorded: true,
  ObjectiveDrawn: false,
  DrawVoided: false,
  ObjectiveDiscarded: false,
  ObjectiveRevealed: true,
  HandsInspected: false,
  NoteRecorded: false,
  RunningDeclared: false,
  EntryCorrected: true,
  MatchRewound: true,
  // What a ruling comes to are the entries that follow it.
  RulingApplied: false,
  RulingReversed: true,
  PointsAdjusted: true,
  BalanceSet: true,
  // No build records it of a table any more; whose result it is it may have changed.
  SeatsCorrected: true,
  MatchConceded: true,
  MatchFinished: true,
  ResultDecided: true,
  ResultConfirmed: true,
  MatchVoided: true,
  MatchRestored: true,
  DepthRaised: false,
  TakeBackAsked: false,
  TakeBackAgreed: false,
  TakeBackDeclined: false,
  RoundConfirmed: false,
  BookEntriesAdded: false,
  ChessClockSet: false,
  TimePassed: false,
  TimePaused: false,
  TimeGiven: false,
  TimeTurned: false,
  TimeRanOut: false,
  AwardsClaimed: true,
};

/** Which entries of a dispute can change whether it is open (`isOpenDispute`), or what time it gives (`timeStep`). */
const OF_DISPUTES: Kinds<DisputeEvent> = {
  JudgeCalled: true,
  CallWithdrawn: true,
  WithdrawalObjected: true,
  CallClaimed: true,
  CallReleased: true,
  JudgeAccepted: false,
  StatementMade: false,
  EvidenceAdded: false,
  EvidenceWithheld: false,
  RulingGiven: true,
  RulingAccepted: false,
  RulingAppealed: true,
  AppealClaimed: false,
  RulingRevoked: true,
  TimeGranted: true,
  RulingCarriedOut: false,
  RulingTakenBack: false,
  RulingNotCarriedOut: true,
  DisputeVoided: true,
  DisputeRestored: true,
};

/** Which entries about penalties can change what `effectStep` answers: an answer to an appeal may change the level. */
const OF_PENALTIES: Kinds<PenaltyEvent> = {
  PenaltyIssued: true,
  PenaltyRescinded: true,
  PenaltyAppealed: false,
  PenaltyAppealAnswered: true,
};

/** Which entries of an event change which matches there have to be. What it is told of them it has from there. */
const OF_EVENTS: Kinds<TournamentEvent> = {
  TournamentSetUp: false,
  // Matches of tables that are out are opened once the event names the pack that it lacked.
  SettingsChanged: true,
  PlayerEntered: false,
  PlayerAdmitted: false,
  PlayerWithdrawn: false,
  EntryChanged: false,
  StandbyChanged: false,
  PlayerCheckedIn: false,
  CheckInTakenBack: false,
  FiguresTold: false,
  FiguresReported: false,
  PlayerDropped: false,
  PlayerReinstated: false,
  ListSubmitted: false,
  ListOverruled: false,
  ListsLocked: false,
  ByeGiven: false,
  ByeTakenBack: false,
  ResultAssigned: false,
  RoundDrafted: false,
  DraftEdited: false,
  DraftDiscarded: false,
  RoundPublished: true,
  PublicationChanged: true,
  TimeExtended: false,
  ClockStarted: false,
  RoundClosed: false,
  SeedRevealed: false,
  FieldCut: false,
  TournamentEnded: false,
  TournamentReopened: false,
  Announced: false,
  AnnouncementTakenBack: false,
  TableResultTold: false,
  TableResultTakenBack: false,
  TableDisputeTold: false,
  TableVoidTold: false,
  EffectTold: false,
  EffectLifted: false,
};

const CROSSING = {
  [MATCH.name]: OF_MATCHES,
  [DISPUTE.name]: OF_DISPUTES,
  [PENALTIES.name]: OF_PENALTIES,
  [TOURNAMENT.name]: OF_EVENTS,
};

/**
 * Whether something may have to be done between an event and other records after an entry of this kind.
 * What this build does not know is looked at: that it cannot be read is told then.
 */
export function crosses(context: { readonly name: string }, type: string): boolean {
  const kinds: Readonly<Record<string, boolean>> = CROSSING[context.name] ?? {};
  return !Object.hasOwn(kinds, type) || kinds[type] === true;
}

/** Entries after which a match may take what it refused before of a penalty: a settled result is so no more, it counts again, somebody else sits there. */
const REOPENING: ReadonlySet<string> = new Set<MatchEvent['type']>([
  'EntryCorrected',
  'MatchRewound',
  'RulingReversed',
  'MatchRestored',
  'SeatsCorrected',
]);

/** Whether the penalties that were given in a match are to be looked at again after an entry of this kind. */
export function reopens(context: { readonly name: string }, type: string): boolean {
  return context.name === MATCH.name && REOPENING.has(type);
}
