import type { Static } from '@adjutant/kernel';
import * as announcing from './commands/announcing.js';
import * as entering from './commands/entering.js';
import * as lists from './commands/lists.js';
import * as rounds from './commands/rounds.js';
import * as setting from './commands/setting-up.js';
import * as told from './commands/told.js';

/** What can be asked of an event, by type. */
export const TOURNAMENT_COMMAND_SCHEMAS = {
  SetUpTournament: setting.SetUpTournament,
  ChangeSettings: setting.ChangeSettings,
  EnterPlayer: entering.EnterPlayer,
  WithdrawPlayer: entering.WithdrawPlayer,
  ChangeEntry: entering.ChangeEntry,
  StandBy: entering.StandBy,
  CheckIn: entering.CheckIn,
  TakeCheckInBack: entering.TakeCheckInBack,
  TellFigures: entering.TellFigures,
  ReportFigures: entering.ReportFigures,
  SweepNoShows: entering.SweepNoShows,
  DropPlayer: entering.DropPlayer,
  ReinstatePlayer: entering.ReinstatePlayer,
  SubmitList: lists.SubmitList,
  OverruleList: lists.OverruleList,
  LockLists: lists.LockLists,
  GiveBye: rounds.GiveBye,
  TakeByeBack: rounds.TakeByeBack,
  AssignResult: rounds.AssignResult,
  DraftRound: rounds.DraftRound,
  EditDraft: rounds.EditDraft,
  DiscardDraft: rounds.DiscardDraft,
  PublishRound: rounds.PublishRound,
  ChangePublished: rounds.ChangePublished,
  StartClock: rounds.StartClock,
  ExtendTime: rounds.ExtendTime,
  CloseRound: rounds.CloseRound,
  RevealSeed: setting.RevealSeed,
  CutField: setting.CutField,
  EndTournament: setting.EndTournament,
  ReopenTournament: setting.ReopenTournament,
  Announce: announcing.Announce,
  TakeAnnouncementBack: announcing.TakeAnnouncementBack,
  TellResult: told.TellResult,
  TakeResultBack: told.TakeResultBack,
  TellDispute: told.TellDispute,
  TellVoid: told.TellVoid,
  TellEffect: told.TellEffect,
  LiftEffect: told.LiftEffect,
} as const;

type Described = typeof TOURNAMENT_COMMAND_SCHEMAS;

export type TournamentCommand = { [Type in keyof Described]: Static<Described[Type]> }[keyof Described];

export type CommandOf<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { readonly type: Type }>;
