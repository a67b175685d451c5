import { addedTo, described, type EventKind } from '@adjutant/kernel';
import { TOURNAMENT_EVENT_SCHEMAS, type EventOf, type TournamentEvent } from '../events.js';
import { evolve } from './evolve.js';
import type { TournamentState } from './state.js';

type Kinds = { readonly [Type in TournamentEvent['type']]: EventKind<TournamentState, EventOf<Type>, void> };

const first = { versions: addedTo(), evolve };

const TIME_OF_TABLE = ['table', 'publication', 'minutes'].map((member) => `effects[].${member}`);

const KINDS = {
  TournamentSetUp: {
    evolve,
    versions: addedTo(
      { name: 'judging', members: ['judging'] },
      { name: 'halls', members: ['halls'] },
      { name: 'deadline', members: ['lists.deadline', 'lists.illegal'] },
      { name: 'table-rules', members: ['judging.concession', 'judging.chessClock'] },
      { name: 'prizes', members: ['prizes'] },
      { name: 'format', members: ['format'] },
    ),
  },
  SettingsChanged: {
    evolve,
    versions: addedTo(
      { name: 'judging', members: ['changes.judging'] },
      { name: 'halls', members: ['changes.halls'] },
      { name: 'deadline', members: ['changes.lists.deadline', 'changes.lists.illegal'] },
      { name: 'table-rules', members: ['changes.judging.concession', 'changes.judging.chessClock'] },
      { name: 'prizes', members: ['changes.prizes'] },
      { name: 'pack', members: ['changes.pack'] },
    ),
  },
  PlayerEntered: first,
  PlayerAdmitted: first,
  PlayerWithdrawn: first,
  EntryChanged: first,
  StandbyChanged: first,
  PlayerCheckedIn: first,
  CheckInTakenBack: first,
  FiguresTold: first,
  FiguresReported: first,
  PlayerDropped: first,
  PlayerReinstated: first,
  ListSubmitted: { evolve, versions: addedTo({ name: 'told', members: ['told'] }) },
  ListOverruled: first,
  ListsLocked: first,
  ByeGiven: first,
  ByeTakenBack: first,
  ResultAssigned: first,
  RoundDrafted: { evolve, versions: addedTo({ name: 'groups', members: ['groups'] }) },
  DraftEdited: first,
  DraftDiscarded: first,
  RoundPublished: first,
  PublicationChanged: first,
  TimeExtended: { evolve, versions: addedTo({ name: 'hall', members: ['hall'] }) },
  ClockStarted: first,
  RoundClosed: first,
  SeedRevealed: first,
  FieldCut: {
    evolve,
    versions: addedTo(
      { name: 'bracket', members: ['bracket'] },
      { name: 'rule', members: ['rule'] },
      { name: 'apart', members: ['apart'] },
      { name: 'chosen', members: ['level', 'because'] },
    ),
  },
  TournamentEnded: first,
  TournamentReopened: first,
  Announced: first,
  AnnouncementTakenBack: first,
  TableResultTold: { evolve, versions: addedTo({ name: 'given', members: ['said.given'] }) },
  TableResultTakenBack: first,
  TableDisputeTold: first,
  TableVoidTold: first,
  EffectTold: { evolve, versions: addedTo({ name: 'time', members: TIME_OF_TABLE }) },
  EffectLifted: first,
} satisfies { readonly [Type in TournamentEvent['type']]: object };

/** Every entry of an event: what it looks like, its versions, and what it does, which is its step in `evolve.ts`. */
export const TOURNAMENT_EVENT_KINDS: Kinds = described(KINDS, TOURNAMENT_EVENT_SCHEMAS);
