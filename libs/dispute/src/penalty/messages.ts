import { is, type Actor, type Message, type Static } from '@adjutant/kernel';
import { seat } from '../members.js';
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
    event: is.optional(is.text({ longest: 200, says: 'The event; that of this server where it is left out.' })),
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
);

const RescindPenaltySent = is.message(
  'RescindPenalty',
  is.object({
    penalty: is.uuid(),
    because: is.because(),
    ruling: is.optional(is.name({ says: 'The ruling that fell.' })),
  }),
);

/** Only where the server acts for a judge; nobody can send it. */
interface ForAJudge {
  readonly by?: Actor;
}

export type PenaltyToIssue = Static<typeof IssuePenaltySent>['data'] & ForAJudge;
export type PenaltyToRescind = Static<typeof RescindPenaltySent>['data'] & ForAJudge;
export type IssuePenalty = Message<'IssuePenalty', PenaltyToIssue>;
export type RescindPenalty = Message<'RescindPenalty', PenaltyToRescind>;
export type PenaltyCommand = IssuePenalty | RescindPenalty;

/** What can be asked about the penalties of a person, by type. */
export const PENALTY_COMMAND_SCHEMAS = { IssuePenalty: IssuePenaltySent, RescindPenalty: RescindPenaltySent } as const;

/** With what the policy advised at that moment: later penalties, or another version of the policy, change nothing in it. */
export interface PenaltyIssuedData {
  readonly penalty: string;
  readonly person: string;
  readonly match?: string;
  readonly side?: 'A' | 'B';
  readonly dispute?: string;
  readonly ruling?: string;
  readonly event?: string;
  readonly policy: { readonly id: string; readonly version: string; readonly digest: string };
  readonly infraction: string;
  readonly level: string;
  readonly effects: readonly PenaltyEffect[];
  readonly because: string;
  readonly by: Actor;
  /** When it happened at the table. */
  readonly at: string;
  readonly advised: { readonly level: string; readonly why: readonly string[]; readonly counted: readonly string[] };
  readonly deviation?: string;
}

export interface PenaltyRescindedData {
  readonly penalty: string;
  readonly because: string;
  readonly ruling?: string;
  readonly by: Actor;
  readonly at: string;
}

export type PenaltyIssued = Message<'PenaltyIssued', PenaltyIssuedData>;
export type PenaltyRescinded = Message<'PenaltyRescinded', PenaltyRescindedData>;
export type PenaltyEvent = PenaltyIssued | PenaltyRescinded;

export const PENALTY_COMMANDS = Object.keys(PENALTY_COMMAND_SCHEMAS) as readonly PenaltyCommand['type'][];
export const PENALTY_EVENTS = ['PenaltyIssued', 'PenaltyRescinded'] as const satisfies readonly PenaltyEvent['type'][];
