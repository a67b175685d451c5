import { barsCut, bracketOut } from '../event/bracket/played.js';
import type { TournamentCommand } from '../event/commands.js';
import { hasBegun, latest, type OpenedTournament, type Running, type TournamentState } from '../event/state/state.js';

type Type = TournamentCommand['type'];

const SAID_AT_ANY_TIME: readonly Type[] = ['Announce', 'TakeAnnouncementBack'];

/** The commands of people that could come to something as the event stands; whoever sends one is asked for besides. */
export function possibleIn(state: TournamentState): readonly Type[] {
  if (state.status === 'absent') return ['SetUpTournament'];
  if (state.status === 'ended') return ['ReopenTournament', ...SAID_AT_ANY_TIME];
  return [...ofPlayers(state), ...ofRounds(state), ...SAID_AT_ANY_TIME];
}

function ofPlayers(state: Running): readonly Type[] {
  const begun = hasBegun(state);
  const always: readonly Type[] = [
    'ChangeSettings',
    'EnterPlayer',
    'DropPlayer',
    'ReinstatePlayer',
    'CheckIn',
    'ChangeEntry',
    'StandBy',
    'TellFigures',
  ];
  return [
    ...always,
    ...(begun ? (['AssignResult'] as const) : (['WithdrawPlayer', 'TakeCheckInBack', 'SweepNoShows'] as const)),
    ...(state.listsLocked && state.settings.lists?.late !== 'recorded' ? [] : (['SubmitList'] as const)),
    ...(state.listsLocked ? [] : (['LockLists'] as const)),
    ...(state.settings.lists === undefined ? [] : (['OverruleList'] as const)),
  ];
}

/** Of rounds that are not drafted yet: what was given for those before is in their sheets. */
const byes = ({ given, rounds }: OpenedTournament): readonly Type[] => {
  const isToCome = Object.values(given).some((all) => all.some(({ round }) => round > rounds.length));
  return isToCome ? ['GiveBye', 'TakeByeBack'] : ['GiveBye'];
};

function ofRounds(state: OpenedTournament): readonly Type[] {
  const last = latest(state);
  if (last?.status === 'drafted') return ['DraftRound', 'EditDraft', 'DiscardDraft', 'PublishRound'];
  if (last?.status === 'published')
    return ['ReportFigures', ...byes(state), 'ChangePublished', 'StartClock', 'ExtendTime', 'CloseRound'];
  const more = state.rounds.length < state.settings.rounds;
  const mayCut = !barsCut(state, bracketOut(state));
  return [
    ...(more ? ([...byes(state), 'DraftRound'] as const) : []),
    ...(mayCut ? (['CutField'] as const) : []),
    'EndTournament',
  ];
}
