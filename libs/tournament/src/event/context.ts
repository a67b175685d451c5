import { described, row, SHARED_REFUSALS, WHO, type Context as ContextOf, type Undescribed } from '@adjutant/kernel';
import { TOURNAMENT_COMMAND_SCHEMAS, type TournamentCommand } from './commands.js';
import { announce, takeAnnouncementBack } from './deciding/announcing.js';
import type { Context } from './deciding/context.js';
import { cutField } from './deciding/cutting.js';
import { assignResult } from './deciding/assigning.js';
import { changeEntry } from './deciding/changing-entries.js';
import { giveBye, takeByeBack } from './deciding/byes.js';
import { discardDraft, draftRound, editDraft } from './deciding/drafting.js';
import { extendTime, startClock } from './deciding/clocks.js';
import * as entering from './deciding/entering.js';
import * as lists from './deciding/lists.js';
import { changePublished, closeRound, publishRound } from './deciding/publishing.js';
import * as setting from './deciding/setting-up.js';
import * as told from './deciding/told.js';
import type { TournamentEvent } from './events.js';
import { TOURNAMENT_REFUSALS } from './refusals.js';
import { TOURNAMENT_EVENT_KINDS } from './state/event-kinds.js';
import { ABSENT_TOURNAMENT, type TournamentState } from './state/state.js';
import { TOURNAMENT_STREAMS } from './streams.js';

export type TournamentContext = ContextOf<TournamentCommand, TournamentState, TournamentEvent, void, Context>;

const staff = row({ scorekeeper: 'own-event', organizer: 'own-event' });
/** Players bring their own list, by the door that checks it, say themselves that they are here, and what games they won. */
const staffOrThemselves = row({ ...staff, player: 'own-entry' });
const officials = row({ judge: 'own-event', 'head-judge': 'own-event', organizer: 'own-event' });
const { organizers, installation, nobody } = WHO;

/** Every command of an event: who may send it, and what comes of it. One without a row does not compile. */
const COMMANDS: Undescribed<TournamentContext['commands']> = {
  SetUpTournament: { decide: setting.setUp, who: installation, stake: 'none' },
  ChangeSettings: { decide: setting.changeSettings, who: organizers, stake: 'none' },
  EnterPlayer: { decide: entering.enterPlayer, who: staff, stake: 'none' },
  WithdrawPlayer: { decide: entering.withdrawPlayer, who: staff, stake: 'none' },
  ChangeEntry: { decide: changeEntry, who: organizers, stake: 'none' },
  StandBy: { decide: entering.standBy, who: staff, stake: 'none' },
  CheckIn: { decide: entering.checkIn, who: staffOrThemselves, stake: 'none' },
  TakeCheckInBack: { decide: entering.takeCheckInBack, who: staff, stake: 'none' },
  TellFigures: { decide: entering.tellFigures, who: staff, stake: 'none' },
  ReportFigures: { decide: entering.reportFigures, who: staffOrThemselves, stake: 'none' },
  // Whoever has moved up into the places of the first sweep may not have come either.
  SweepNoShows: { decide: entering.sweepNoShows, who: organizers, stake: 'none', again: 'each-counts' },
  DropPlayer: { decide: entering.dropPlayer, who: staff, stake: 'none' },
  ReinstatePlayer: { decide: entering.reinstatePlayer, who: organizers, stake: 'none' },
  SubmitList: { decide: lists.submitList, who: staffOrThemselves, stake: 'none' },
  OverruleList: { decide: lists.overruleList, who: WHO.judgesAndOrganizers, stake: 'none' },
  LockLists: { decide: lists.lockLists, who: organizers, stake: 'none' },
  GiveBye: { decide: giveBye, who: organizers, stake: 'none' },
  TakeByeBack: { decide: takeByeBack, who: organizers, stake: 'none' },
  AssignResult: { decide: assignResult, who: organizers, stake: 'none' },
  DraftRound: { decide: draftRound, who: organizers, stake: 'none' },
  EditDraft: { decide: editDraft, who: organizers, stake: 'none' },
  DiscardDraft: { decide: discardDraft, who: organizers, stake: 'none' },
  PublishRound: { decide: publishRound, who: organizers, stake: 'none' },
  ChangePublished: { decide: changePublished, who: organizers, stake: 'none' },
  StartClock: { decide: startClock, who: organizers, stake: 'none' },
  ExtendTime: { decide: extendTime, who: officials, stake: 'none', again: 'each-counts' },
  CloseRound: { decide: closeRound, who: staff, stake: 'none' },
  RevealSeed: { decide: setting.revealSeed, who: nobody, stake: 'none' },
  CutField: { decide: cutField, who: organizers, stake: 'none' },
  EndTournament: { decide: setting.end, who: organizers, stake: 'none' },
  ReopenTournament: { decide: setting.reopen, who: organizers, stake: 'none' },
  Announce: { decide: announce, who: officials, stake: 'none' },
  TakeAnnouncementBack: { decide: takeAnnouncementBack, who: officials, stake: 'none' },
  TellResult: { decide: told.tellResult, who: nobody, stake: 'none' },
  TakeResultBack: { decide: told.takeResultBack, who: nobody, stake: 'none' },
  TellDispute: { decide: told.tellDispute, who: nobody, stake: 'none' },
  TellVoid: { decide: told.tellVoid, who: nobody, stake: 'none' },
  TellEffect: { decide: told.tellEffect, who: nobody, stake: 'none' },
  LiftEffect: { decide: told.liftEffect, who: nobody, stake: 'none' },
};

/** Everything that is recorded about an event. */
export const TOURNAMENT: TournamentContext = {
  name: 'tournament',
  refusals: { ...TOURNAMENT_REFUSALS, ...SHARED_REFUSALS },
  stream: TOURNAMENT_STREAMS,
  initial: ABSENT_TOURNAMENT,
  commands: described(COMMANDS, TOURNAMENT_COMMAND_SCHEMAS),
  events: TOURNAMENT_EVENT_KINDS,
};
