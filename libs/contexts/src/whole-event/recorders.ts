import { changesOfEntry, type EventOf, type TournamentCommand, type TournamentEvent } from '@adjutant/tournament';

type Type = TournamentEvent['type'];

/** How entries of one kind come about. */
interface Recorder<Of extends Type> {
  /** Commands that record it, by itself or along with another entry. */
  readonly by: readonly TournamentCommand['type'][];
  /** The command that it is the first entry of, as far as it shows. Left out of what comes along with others, or is looked at elsewhere. */
  asked?(data: EventOf<Of>['data']): TournamentCommand;
}

/** An entry that says what its command said, and no more. */
function as<Of extends Type>(type: TournamentCommand['type']): Recorder<Of> {
  return { by: [type], asked: (data) => ({ type, data }) as unknown as TournamentCommand };
}

/** An entry that says besides what followed from the record: that is decided anew. What is asked twice was said twice. */
function besides<Of extends Type>(
  type: TournamentCommand['type'],
  followed: readonly (keyof EventOf<Of>['data'])[],
  said: object = {},
): Recorder<Of> {
  const asked = (data: EventOf<Of>['data']): TournamentCommand => {
    const members = Object.entries(data).filter(([name]) => !(followed as readonly string[]).includes(name));
    return { type, data: { ...Object.fromEntries(members), ...said } } as unknown as TournamentCommand;
  };
  return { by: [type], asked };
}

const SURE = { sure: true };

const RECORDERS: { readonly [Of in Type]: Recorder<Of> } = {
  // With a seed that is secret by then, and with packs and policies that no file holds.
  TournamentSetUp: { by: ['SetUpTournament'] },
  SettingsChanged: besides('ChangeSettings', ['late'], SURE),
  PlayerEntered: besides('EnterPlayer', ['from', 'waits']),
  PlayerAdmitted: { by: ['WithdrawPlayer', 'ChangeSettings', 'SweepNoShows', 'DropPlayer'] },
  PlayerWithdrawn: as('WithdrawPlayer'),
  EntryChanged: {
    by: ['ChangeEntry'],
    asked: ({ player, because, ...said }) => ({
      type: 'ChangeEntry',
      data: { player, changes: changesOfEntry(said), because },
    }),
  },
  StandbyChanged: as('StandBy'),
  PlayerCheckedIn: as('CheckIn'),
  CheckInTakenBack: as('TakeCheckInBack'),
  FiguresTold: { ...besides('TellFigures', ['late']), by: ['TellFigures', 'ReportFigures'] },
  FiguresReported: as('ReportFigures'),
  PlayerDropped: {
    by: ['DropPlayer', 'SweepNoShows'],
    asked: ({ noShow, until: _, ...data }) =>
      noShow ? { type: 'SweepNoShows', data: {} } : { type: 'DropPlayer', data },
  },
  PlayerReinstated: besides('ReinstatePlayer', ['from']),
  ListSubmitted: besides('SubmitList', ['late']),
  ListOverruled: as('OverruleList'),
  ListsLocked: as('LockLists'),
  ByeGiven: as('GiveBye'),
  ByeTakenBack: as('TakeByeBack'),
  ResultAssigned: besides('AssignResult', ['late'], SURE),
  // Drawn again by whoever has the seed.
  RoundDrafted: { by: ['DraftRound'] },
  DraftEdited: as('EditDraft'),
  DraftDiscarded: as('DiscardDraft'),
  RoundPublished: besides('PublishRound', ['tables', 'byes']),
  PublicationChanged: besides('ChangePublished', ['publication', 'gone']),
  TimeExtended: as('ExtendTime'),
  ClockStarted: besides('StartClock', ['at']),
  RoundClosed: besides('CloseRound', ['unconfirmed', 'disputed']),
  SeedRevealed: { ...as('RevealSeed'), by: ['RevealSeed', 'CloseRound'] },
  FieldCut: { ...besides('CutField', ['apart', 'level']), by: ['CutField', 'DropPlayer', 'TellEffect'] },
  TournamentEnded: as('EndTournament'),
  TournamentReopened: as('ReopenTournament'),
  Announced: besides('Announce', ['announcement']),
  AnnouncementTakenBack: as('TakeAnnouncementBack'),
  TableResultTold: besides('TellResult', ['at', 'late']),
  TableResultTakenBack: as('TakeResultBack'),
  TableDisputeTold: as('TellDispute'),
  TableVoidTold: besides('TellVoid', ['late']),
  EffectTold: as('TellEffect'),
  EffectLifted: as('LiftEffect'),
};

/** Commands that record entries of a kind. */
export const recordersOf = (type: Type): readonly TournamentCommand['type'][] => RECORDERS[type].by;

/** The command that an entry was the first of; undefined where it comes along with another, or is looked at elsewhere. */
export function askedFor({ type, data }: TournamentEvent): TournamentCommand | undefined {
  return (RECORDERS[type] as Recorder<Type>).asked?.(data);
}
