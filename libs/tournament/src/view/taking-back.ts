import type { TournamentCommand } from '../event/commands.js';
import { changedEntry, changesOf, formerOf, type EntryChanges } from '../event/entry-changes.js';
import type { EventOf, TournamentEvent } from '../event/events.js';
import type { Changes } from '../event/settings.js';
import { ABSENT_TOURNAMENT } from '../event/state/state.js';
import { evolve } from '../event/state/evolve.js';

/** How an act of an event is taken back: by a command of its own, since no entry ever goes; or what is done in place of that. */
export type TakingBack =
  | { readonly undo: TournamentCommand; readonly says: string; /** A reason is asked for. */ readonly because: boolean }
  | { readonly instead: string };

/** What stands in the record before an act, and after it. */
export interface Beside {
  readonly before: readonly TournamentEvent[];
  readonly after: readonly TournamentEvent[];
}

type Way<Data> = (data: Data, beside: Beside) => TakingBack;

type Ways = {
  /** Null where it is nobody's act: the server told it, or it came with another act. */
  readonly [Type in TournamentEvent['type']]: Way<EventOf<Type>['data']> | null;
};

/** How an act of that type is taken back; null where it is nobody's act. */
export const wayBack = ({ type }: TournamentEvent): Way<TournamentEvent['data']> | null =>
  WAYS[type] as Way<TournamentEvent['data']> | null;

const instead = (says: string) => (): TakingBack => ({ instead: says });
const by = (undo: TournamentCommand, says: string, because = false): TakingBack => ({ undo, says, because });

const PUBLISHED = 'Change the tables concerned: their matches are void, and new ones open.';
const TIME = 'Time that was given stays given.';

const WAYS: Ways = {
  TournamentSetUp: instead('An event that is set up stays: change its settings.'),
  SettingsChanged: ({ changes }, beside) => settingsAsBefore(changes, beside),
  PlayerEntered: ({ player, from }) =>
    from === 1
      ? by({ type: 'WithdrawPlayer', data: { player } }, 'Take the entry back')
      : { instead: 'Round 1 is out: drop the player.' },
  PlayerAdmitted: null,
  PlayerWithdrawn: ({ player }, beside) => enteredAgain(player, beside),
  EntryChanged: ({ player, ...said }, { before }) => entryAsBefore(player, changesOf(said), before),
  StandbyChanged: ({ player, standby }) =>
    by({ type: 'StandBy', data: { player, standby: !standby } }, standby ? 'Plays in every round' : 'Stands by again'),
  PlayerCheckedIn: ({ player }, { before }) =>
    before.some(({ type }) => type === 'RoundPublished')
      ? { instead: 'Drop the player if they have left.' }
      : by({ type: 'TakeCheckInBack', data: { player } }, 'Not here after all'),
  FiguresReported: instead('The player says it anew, or an official tells it.'),
  FiguresTold: instead('Tell the figures anew: what is told last counts.'),
  CheckInTakenBack: ({ player }) => by({ type: 'CheckIn', data: { player } }, 'Is here'),
  PlayerDropped: ({ player, noShow }, { after }) =>
    noShow || after.some(({ type }) => type === 'PlayerAdmitted')
      ? { instead: `Reinstate whoever has come after all${noShow ? '' : ': somebody has moved up in their place'}.` }
      : by({ type: 'ReinstatePlayer', data: { player, because: '' } }, 'Reinstate the player', true),
  PlayerReinstated: ({ player }) => by({ type: 'DropPlayer', data: { player } }, 'Drop the player again'),
  ListSubmitted: instead('Another list takes its place.'),
  ListOverruled: instead('Judge the list again.'),
  ListsLocked: instead('An official brings a late list, where the event takes them.'),
  ByeGiven: ({ round, player }, { before }) => byeAsBefore(round, player, before),
  ByeTakenBack: instead('Give the bye again.'),
  ResultAssigned: ({ round, player }, { before }) => assignedAsBefore(round, player, before),
  RoundDrafted: ({ round }) => by({ type: 'DiscardDraft', data: { round } }, 'Discard the draft'),
  DraftDiscarded: ({ round }) => by({ type: 'DraftRound', data: { round } }, 'Draft it again'),
  DraftEdited: ({ round }, { before }) =>
    isFirstEdit(round, before)
      ? by({ type: 'DraftRound', data: { round } }, 'Back to the engine’s draft')
      : { instead: 'Edit it again, or go back to the engine’s draft.' },
  RoundPublished: instead(PUBLISHED),
  PublicationChanged: instead(PUBLISHED),
  TimeExtended: instead(TIME),
  ClockStarted: instead(TIME),
  RoundClosed: instead('A closed round stays closed: correct a result at its table.'),
  SeedRevealed: null,
  FieldCut: instead('Cut again, before the next round is drafted.'),
  TournamentEnded: () => by({ type: 'ReopenTournament', data: { because: '' } }, 'Open the event again', true),
  TournamentReopened: () => by({ type: 'EndTournament', data: {} }, 'End the event again'),
  Announced: ({ announcement }) => by({ type: 'TakeAnnouncementBack', data: { announcement } }, 'Take it back'),
  AnnouncementTakenBack: instead('Announce it again.'),
  TableResultTold: null,
  TableResultTakenBack: null,
  TableDisputeTold: null,
  TableVoidTold: null,
  EffectTold: null,
  EffectLifted: null,
};

/** Whoever comes back stands behind those who entered since. Where somebody has moved up in their place they would wait. */
function enteredAgain(player: string, { before, after }: Beside): TakingBack {
  const entered = before.findLast((one) => one.type === 'PlayerEntered' && one.data.player === player);
  if (entered?.type !== 'PlayerEntered' || after.some(({ type }) => type === 'PlayerAdmitted'))
    return { instead: 'Somebody has moved up in their place: enter them again, and they wait.' };
  const { from: _, waits: __, ...data } = entered.data;
  const changed = before
    .slice(before.lastIndexOf(entered))
    .reduce(
      (entry, one) =>
        one.type === 'EntryChanged' && one.data.player === player ? changedEntry(entry, changesOf(one.data)) : entry,
      data,
    );
  return by({ type: 'EnterPlayer', data: changed }, 'Enter the player again');
}

function entryAsBefore(player: string, changes: EntryChanges, before: readonly TournamentEvent[]): TakingBack {
  const state = before.reduce(evolve, ABSENT_TOURNAMENT);
  const entry = state.status === 'absent' ? undefined : state.entries[player];
  const data = { player, changes: formerOf(entry ?? { groups: {} }, changes), because: '' };
  return by({ type: 'ChangeEntry', data }, 'Back to what it was', true);
}

function byeAsBefore(round: number, player: string, before: readonly TournamentEvent[]): TakingBack {
  const state = before.reduce(evolve, ABSENT_TOURNAMENT);
  const given = state.status === 'absent' ? undefined : state.given[player];
  const was = given?.find((one) => one.round === round);
  return was === undefined
    ? by({ type: 'TakeByeBack', data: { round, player } }, 'Take the bye back')
    : by({ type: 'GiveBye', data: { round, player, kind: was.kind, because: '' } }, 'Back to what it was', true);
}

function assignedAsBefore(round: number, player: string, before: readonly TournamentEvent[]): TakingBack {
  const was = before.findLast(
    (one) => one.type === 'ResultAssigned' && one.data.round === round && one.data.player === player,
  );
  const { result, figures } = was?.type === 'ResultAssigned' ? was.data : { result: 'none' as const };
  const data = { round, player, result, ...(figures && { figures }), because: '', sure: true };
  return by({ type: 'AssignResult', data }, 'Back to what it was', true);
}

/** Whom a larger field let in stays in it when it is made smaller. */
function settingsAsBefore(changes: Changes, { before, after }: Beside): TakingBack {
  if (changes.capacity !== undefined && after.some(({ type }) => type === 'PlayerAdmitted'))
    return { instead: 'Somebody has moved up into the larger field: withdraw them, and change it again.' };
  const state = before.reduce(evolve, ABSENT_TOURNAMENT);
  const settings: Changes = state.status === 'absent' ? {} : state.settings;
  const changed = Object.keys(changes) as readonly (keyof Changes)[];
  const unsaid = changed.filter((member) => settings[member] === undefined);
  if (unsaid.length > 0) return { instead: `Change it again: before, nothing was said of ${unsaid.join(', ')}.` };
  const back = Object.fromEntries(changed.map((member) => [member, settings[member]])) as Changes;
  const data = { changes: back, because: '', sure: true };
  return by({ type: 'ChangeSettings', data }, 'Back to what it was', true);
}

function isFirstEdit(round: number, before: readonly TournamentEvent[]): boolean {
  const last = before.findLast(
    (one) => (one.type === 'RoundDrafted' || one.type === 'DraftEdited') && one.data.round === round,
  );
  return last?.type === 'RoundDrafted';
}
