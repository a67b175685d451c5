import type { TournamentEvent } from '../event/events.js';
import { tournamentSentence } from '../event/sentence.js';
import type { PublicEvent } from './changes-answer.js';
import type { Entered } from './irregular.js';
import { withoutReason } from './reasons.js';

type Telling =
  /** Whoever follows the event is told at once: it concerns a whole hall. */
  | 'at-once'
  /** Public, and read with whatever is read next: hundreds of these come in a minute, each about one table or player. */
  | 'with-the-next'
  /** For those who run the event. */
  | 'never';

/** What of the record of an event is told to everybody, and how soon. */
const TELLING: { readonly [Type in TournamentEvent['type']]: Telling } = {
  TournamentSetUp: 'at-once',
  SettingsChanged: 'at-once',
  PlayerEntered: 'with-the-next',
  PlayerAdmitted: 'with-the-next',
  PlayerWithdrawn: 'with-the-next',
  EntryChanged: 'with-the-next',
  StandbyChanged: 'with-the-next',
  PlayerCheckedIn: 'with-the-next',
  CheckInTakenBack: 'with-the-next',
  FiguresTold: 'with-the-next',
  FiguresReported: 'with-the-next',
  PlayerDropped: 'with-the-next',
  PlayerReinstated: 'with-the-next',
  // To whom lists are shown is decided by the event, and told by its view.
  ListSubmitted: 'never',
  ListOverruled: 'never',
  ListsLocked: 'at-once',
  ByeGiven: 'never',
  ByeTakenBack: 'never',
  ResultAssigned: 'with-the-next',
  RoundDrafted: 'never',
  DraftEdited: 'never',
  DraftDiscarded: 'never',
  RoundPublished: 'at-once',
  PublicationChanged: 'at-once',
  TimeExtended: 'at-once',
  ClockStarted: 'at-once',
  RoundClosed: 'at-once',
  SeedRevealed: 'with-the-next',
  FieldCut: 'at-once',
  TournamentEnded: 'at-once',
  TournamentReopened: 'at-once',
  Announced: 'at-once',
  AnnouncementTakenBack: 'at-once',
  TableResultTold: 'with-the-next',
  TableResultTakenBack: 'with-the-next',
  TableDisputeTold: 'with-the-next',
  TableVoidTold: 'with-the-next',
  EffectTold: 'never',
  EffectLifted: 'never',
};

/** Whether whoever follows an event hears of this at once. What a newer build wrote is told: it is read from its own route. */
export function isTold(type: string): boolean {
  const known: Readonly<Record<string, Telling>> = TELLING;
  return !Object.hasOwn(known, type) || known[type] === 'at-once';
}

/** The public part of a record, in sentences. */
export function publicEvents(record: readonly Entered[]): readonly PublicEvent[] {
  return record.flatMap(({ event, revision, at }) =>
    TELLING[event.type] === 'never'
      ? []
      : [{ entry: revision, type: event.type, at, sentence: tournamentSentence(withoutReason(event)) }],
  );
}
