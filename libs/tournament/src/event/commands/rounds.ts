import { is, type Static } from '@adjutant/kernel';
import { askedKind, because, byes, Figures, hall, player, round, table, tables } from '../members.js';
import { OUTCOMES } from '../../words.js';

export const DraftRound = is.message(
  'DraftRound',
  is.object({ round }),
  'The same facts give the same draft, however often it is asked for. Records RoundDrafted.',
);
export const EditDraft = is.message(
  'EditDraft',
  is.object({
    round,
    tables: tables('Tables as they shall be; tables that are not named stay.'),
    byes: is.optional(byes('Everybody who has a bye, where that changes.')),
    because,
  }),
  'Records DraftEdited, which stays in the register of irregular acts.',
);
export const DiscardDraft = is.message(
  'DiscardDraft',
  is.object({ round, because: is.optional(because) }),
  'As long as it is not published: then the field is cut anew, settings change, or byes are given, and the same facts give the same draft again. Records DraftDiscarded, which stays in the register of irregular acts.',
);
export const PublishRound = is.message('PublishRound', is.object({ round }), 'Records RoundPublished.');
export const ChangePublished = is.message(
  'ChangePublished',
  is.object({
    round,
    tables: tables('Tables as they shall be; tables that are not named stay, with their matches.'),
    byes: is.optional(byes('Everybody who has a bye, where that changes.')),
    because,
  }),
  'The matches of the tables that change are voided, and new ones open; a table whose match is void is published anew where it is named. Records PublicationChanged.',
);
export const GiveBye = is.message(
  'GiveBye',
  is.object({ round, player, kind: askedKind, because: is.optional(because) }),
  'Before the round is drafted; the player takes no part in its pairing. Whoever is barred from byes has one that brings points with a reason alone. A bracket gives its byes by itself. Records ByeGiven.',
);
export const TakeByeBack = is.message(
  'TakeByeBack',
  is.object({ round, player, because: is.optional(because) }),
  'A bye that was given before its round is drafted: the player is paired in it again. Records ByeTakenBack.',
);
export const AssignResult = is.message(
  'AssignResult',
  is.object({
    round,
    player,
    result: is.oneOf([...OUTCOMES, 'none'], { says: '`none` takes away what was assigned.' }),
    figures: is.optional(is.says('What it brings; else what a bye of its worth brings.', Figures)),
    because,
    sure: is.optional(is.yes({ says: 'A closed round is asked about twice: said here.' })),
  }),
  'To somebody who has neither table nor bye in a round that is published: who came late, or was kept out of it. Records ResultAssigned, which stays in the register of irregular acts.',
);
export const ExtendTime = is.message(
  'ExtendTime',
  is.object({
    round,
    table: is.optional(table),
    hall: is.optional(hall),
    minutes: is.whole({ least: 1, most: 240 }),
    because: is.optional(because),
  }),
  'Of a round with all its halls, of one hall, or of one table. Records TimeExtended.',
);
export const StartClock = is.message(
  'StartClock',
  is.object({ round, hall: is.optional(hall) }),
  'Without it the clock of a round begins when the round is published. A hall that is not started by itself begins with the round, or so long after it as the event has said. Records ClockStarted.',
);
export const CloseRound = is.message(
  'CloseRound',
  is.object({ round }),
  'Every table has to be decided, or disputed, and none void. Records RoundClosed.',
);

export type DraftRound = Static<typeof DraftRound>;
export type EditDraft = Static<typeof EditDraft>;
export type DiscardDraft = Static<typeof DiscardDraft>;
export type PublishRound = Static<typeof PublishRound>;
export type ChangePublished = Static<typeof ChangePublished>;
export type GiveBye = Static<typeof GiveBye>;
export type TakeByeBack = Static<typeof TakeByeBack>;
export type AssignResult = Static<typeof AssignResult>;
export type ExtendTime = Static<typeof ExtendTime>;
export type StartClock = Static<typeof StartClock>;
export type CloseRound = Static<typeof CloseRound>;
