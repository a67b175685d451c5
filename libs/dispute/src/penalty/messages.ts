import { Actor, is, type Message, type Static } from '@adjutant/kernel';
import { seat } from '../members.js';
import {
  AnswerPenaltyAppealSent,
  AppealPenaltySent,
  PenaltyAppealAnswered,
  PenaltyAppealed,
  type AnswerPenaltyAppeal,
  type AppealPenalty,
} from './appeal-messages.js';
import { PenaltyEffect } from './effect.js';

const MOST_EFFECTS = 20;

/** Who is penalised for what, and on which rung of the ladder. */
const IssuePenaltySent = is.message(
  'IssuePenalty',
  is.object({
    penalty: is.uuid({ says: 'Chosen by the sender; what the penalty is called from then on.' }),
    person: is.name({ says: 'Id of the person; that of the address.' }),
    match: is.optional(is.name({ says: 'The match in which it happened.' })),
    side: is.optional(seat('Where the person sits in it.')),
    dispute: is.optional(is.name({ says: 'The dispute that it comes of.' })),
    ruling: is.optional(is.name({ says: 'The ruling that it goes with.' })),
    event: is.optional(
      is.text({
        longest: 200,
        says: 'Id of the event; that of the match, or what this server is called, where it is left out.',
      }),
    ),
    policy: is.name({ says: 'Id of the policy.' }),
    infraction: is.name({ says: 'Id of the infraction.' }),
    level: is.name({ says: 'Id of the level.' }),
    effects: is.optional(
      is.list(PenaltyEffect, {
        most: MOST_EFFECTS,
        must: 'be a list of effects as policies have them',
        says: 'What level and infraction bring, where it is left out.',
      }),
    ),
    because: is.because(),
    deviation: is.optional(is.prose({ says: 'Why something else is given than the policy advises.' })),
  }),
  'Records PenaltyIssued: in the stream of a person.',
);

const RescindPenaltySent = is.message(
  'RescindPenalty',
  is.object({
    penalty: is.uuid(),
    because: is.because(),
    ruling: is.optional(is.name({ says: 'The ruling that fell.' })),
  }),
  'Records PenaltyRescinded.',
);

/** Only where the server acts for a judge; nobody can send it. */
interface ForAJudge {
  readonly by?: Actor;
}

export type PenaltyToIssue = Static<typeof IssuePenaltySent>['data'] & ForAJudge;
export type PenaltyToRescind = Static<typeof RescindPenaltySent>['data'] & ForAJudge;
export type IssuePenalty = Message<'IssuePenalty', PenaltyToIssue>;
export type RescindPenalty = Message<'RescindPenalty', PenaltyToRescind>;
export type PenaltyCommand = IssuePenalty | RescindPenalty | AppealPenalty | AnswerPenaltyAppeal;

/** What can be asked about the penalties of a person, by type. */
export const PENALTY_COMMAND_SCHEMAS = {
  IssuePenalty: IssuePenaltySent,
  RescindPenalty: RescindPenaltySent,
  AppealPenalty: AppealPenaltySent,
  AnswerPenaltyAppeal: AnswerPenaltyAppealSent,
} as const;

const by = Actor;
const at = is.anyText({ says: 'When it happened at the table.' });
const because = is.because();
const ruling = is.optional(is.name());

export const PenaltyIssued = is.event(
  'PenaltyIssued',
  is.object({
    penalty: is.uuid(),
    person: is.name(),
    match: is.optional(is.name()),
    side: is.optional(seat('Where the person sits in the match.')),
    dispute: is.optional(is.name()),
    ruling,
    event: is.optional(is.text()),
    policy: is.object({ id: is.name(), version: is.name(), digest: is.hash() }),
    infraction: is.name(),
    level: is.name(),
    effects: is.list(PenaltyEffect),
    because,
    by,
    at,
    advised: is.object({ level: is.name(), why: is.list(is.anyText()), counted: is.list(is.name()) }),
    deviation: is.optional(is.prose()),
  }),
  'With what the policy advised at that moment: later penalties, or another version of the policy, change nothing in it.',
);
export const PenaltyRescinded = is.event(
  'PenaltyRescinded',
  is.object({ penalty: is.uuid(), because, ruling, by, at }),
);

export type PenaltyIssued = Static<typeof PenaltyIssued>;
export type PenaltyRescinded = Static<typeof PenaltyRescinded>;
export type PenaltyIssuedData = PenaltyIssued['data'];
export type PenaltyRescindedData = PenaltyRescinded['data'];

export const PENALTY_EVENT_SCHEMAS = {
  PenaltyIssued,
  PenaltyRescinded,
  PenaltyAppealed,
  PenaltyAppealAnswered,
} as const;
export type PenaltyEvent = PenaltyIssued | PenaltyRescinded | PenaltyAppealed | PenaltyAppealAnswered;

export const PENALTY_COMMANDS = Object.keys(PENALTY_COMMAND_SCHEMAS) as readonly PenaltyCommand['type'][];
export const PENALTY_EVENTS = Object.keys(PENALTY_EVENT_SCHEMAS) as readonly PenaltyEvent['type'][];

export * from './appeal-messages.js';
