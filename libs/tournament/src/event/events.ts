import type { Static } from '@adjutant/kernel';
import * as announcing from './events/announcing.js';
import * as entering from './events/entering.js';
import * as rounds from './events/rounds.js';
import * as setting from './events/setting-up.js';
import * as told from './events/told.js';

/**
 * What an event records. The names and shapes are the storage format for ever: a changed shape is a new schema version with an
 * upcaster, a changed meaning is a new event.
 */
export const TOURNAMENT_EVENT_SCHEMAS = {
  TournamentSetUp: setting.TournamentSetUp,
  SettingsChanged: setting.SettingsChanged,
  PlayerEntered: entering.PlayerEntered,
  PlayerAdmitted: entering.PlayerAdmitted,
  PlayerWithdrawn: entering.PlayerWithdrawn,
  EntryChanged: entering.EntryChanged,
  StandbyChanged: entering.StandbyChanged,
  PlayerCheckedIn: entering.PlayerCheckedIn,
  CheckInTakenBack: entering.CheckInTakenBack,
  FiguresTold: entering.FiguresTold,
  FiguresReported: entering.FiguresReported,
  PlayerDropped: entering.PlayerDropped,
  PlayerReinstated: entering.PlayerReinstated,
  ListSubmitted: entering.ListSubmitted,
  ListOverruled: entering.ListOverruled,
  ListsLocked: entering.ListsLocked,
  ByeGiven: rounds.ByeGiven,
  ByeTakenBack: rounds.ByeTakenBack,
  ResultAssigned: rounds.ResultAssigned,
  RoundDrafted: rounds.RoundDrafted,
  DraftEdited: rounds.DraftEdited,
  DraftDiscarded: rounds.DraftDiscarded,
  RoundPublished: rounds.RoundPublished,
  PublicationChanged: rounds.PublicationChanged,
  TimeExtended: rounds.TimeExtended,
  ClockStarted: rounds.ClockStarted,
  RoundClosed: rounds.RoundClosed,
  SeedRevealed: setting.SeedRevealed,
  FieldCut: setting.FieldCut,
  TournamentEnded: setting.TournamentEnded,
  TournamentReopened: setting.TournamentReopened,
  Announced: announcing.Announced,
  AnnouncementTakenBack: announcing.AnnouncementTakenBack,
  TableResultTold: told.TableResultTold,
  TableResultTakenBack: told.TableResultTakenBack,
  TableDisputeTold: told.TableDisputeTold,
  TableVoidTold: told.TableVoidTold,
  EffectTold: told.EffectTold,
  EffectLifted: told.EffectLifted,
} as const;

type Described = typeof TOURNAMENT_EVENT_SCHEMAS;

export type TournamentEvent = { [Type in keyof Described]: Static<Described[Type]> }[keyof Described];

export const TOURNAMENT_EVENTS = Object.keys(TOURNAMENT_EVENT_SCHEMAS) as readonly TournamentEvent['type'][];

export type EventOf<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: Type }>;
