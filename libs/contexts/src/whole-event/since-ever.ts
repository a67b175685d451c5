import type { TournamentCode, TournamentEvent } from '@adjutant/tournament';

type Type = TournamentEvent['type'];

/*
 * What has held since the first build that gave an event as one file (0090), or that had entries of a kind where these came later.
 * What came after that is no fault of a record that may be older: it is told.
 */

const OVER: readonly TournamentCode[] = ['tournament/unknown', 'tournament/ended'];
const IN_PLAY: readonly TournamentCode[] = [...OVER, 'round/unknown', 'round/not-published', 'round/closed'];
const AS_DRAFT: readonly TournamentCode[] = [...OVER, 'round/unknown', 'round/published', 'round/not-next'];
const OF_PLAYERS: readonly TournamentCode[] = [...OVER, 'entrant/unknown', 'entrant/waiting', 'entrant/gone'];
const OF_TABLE: readonly TournamentCode[] = ['tournament/unknown', 'table/unknown'];

/** What every build refused. */
export const REFUSED_SINCE_EVER: { readonly [Of in Type]?: readonly TournamentCode[] } = {
  SettingsChanged: OVER,
  PlayerEntered: [...OVER, 'entrant/twice', 'entrant/gone'],
  PlayerWithdrawn: [...OVER, 'entrant/unknown', 'tournament/begun'],
  PlayerCheckedIn: OF_PLAYERS,
  PlayerDropped: [...OF_PLAYERS, 'tournament/begun'],
  PlayerReinstated: [...OVER, 'entrant/unknown'],
  ListSubmitted: OF_PLAYERS,
  ListsLocked: OVER,
  ByeGiven: [...OF_PLAYERS, 'round/published'],
  ByeTakenBack: [...OVER, 'round/published'],
  DraftEdited: AS_DRAFT,
  DraftDiscarded: [...OVER, 'round/published'],
  RoundPublished: AS_DRAFT,
  PublicationChanged: [...IN_PLAY, 'table/decided'],
  TimeExtended: [...IN_PLAY, 'table/unknown'],
  RoundClosed: [...IN_PLAY, 'round/undecided'],
  SeedRevealed: ['tournament/unknown', 'tournament/seed'],
  FieldCut: [...OVER, 'round/undecided', 'round/drafted'],
  TournamentEnded: ['tournament/unknown', 'round/undecided', 'round/drafted'],
  TableResultTold: OF_TABLE,
  TableResultTakenBack: OF_TABLE,
  TableDisputeTold: OF_TABLE,
  TableVoidTold: OF_TABLE,
  EffectTold: ['tournament/unknown', 'entrant/unknown'],
};

/** Members that every build worked out as this one does. */
export const HELD_SINCE_EVER: { readonly [Of in Type]?: readonly string[] } = {
  PlayerEntered: ['from'],
  PlayerDropped: ['player', 'until'],
  PlayerReinstated: ['from'],
  ResultAssigned: ['late'],
  DraftEdited: ['tables', 'byes'],
  PublicationChanged: ['publication', 'gone', 'tables', 'byes'],
  RoundClosed: ['unconfirmed', 'disputed'],
  Announced: ['announcement'],
  TableResultTold: ['late', 'at'],
  TableVoidTold: ['late'],
};
