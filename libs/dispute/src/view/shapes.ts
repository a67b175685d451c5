import { Actor, is, type Static } from '@adjutant/kernel';
import {
  Basis,
  type DisputeEvent,
  Party,
  PenaltyRefused,
  RuledPenalty,
  RemedyAsked,
  Side,
  Verdict,
} from '../events.js';
import { DisputeStatus } from '../state/state.js';

/** An event of a dispute with by whom and when. */
export interface DisputeEntry {
  readonly number: number;
  readonly event: DisputeEvent;
  readonly by: Actor;
  readonly occurredAt: string;
}

export const OutcomeView = is.named(
  'OutcomeView',
  is.either(
    is.object({
      carriedOut: is.exactly(true),
      entry: is.orNull(is.anyWhole()),
      revision: is.anyWhole(),
      hash: is.anyText(),
      asPreviewed: is.yes(),
      penaltiesRefused: is.many(PenaltyRefused, { says: 'Empty where every penalty of the ruling was recorded.' }),
      at: is.anyText(),
    }),
    is.object({ carriedOut: is.exactly(false), code: is.anyText(), message: is.anyText(), at: is.anyText() }),
  ),
);
export type OutcomeView = Static<typeof OutcomeView>;

export const RulingView = is.object(
  {
    ruling: is.anyText(),
    number: is.anyWhole({ says: 'Its entry in the dispute.' }),
    instance: is.oneOf(['first', 'final']),
    verdict: is.orNull(Verdict),
    judge: is.anyText(),
    at: is.anyText(),
    remedies: is.many(RemedyAsked),
    penalties: is.many(RuledPenalty),
    rules: is.many(is.anyText()),
    because: is.anyText(),
    basis: Basis,
    accepted: is.many(Side),
    outcome: is.orNull(OutcomeView),
    revoked: is.orNull(is.object({ because: is.anyText(), by: is.anyText(), at: is.anyText() })),
    takenBack: is.orNull(is.object({ entry: is.orNull(is.anyWhole()), restored: is.yes(), at: is.anyText() })),
  },
  { name: 'RulingGivenView' },
);
export type RulingView = Static<typeof RulingView>;

/** One line of the queue of calls. Times are ISO 8601; null where it has not come to that. */
export const DisputeSummary = is.object(
  {
    id: is.anyText(),
    match: is.anyText(),
    table: is.orNull(is.anyText()),
    entry: is.orNull(is.anyWhole()),
    at: is.anyWhole({ says: 'The last entry of the match when the judge was called.' }),
    claim: is.anyText(),
    by: Party,
    status: DisputeStatus,
    judge: is.orNull(is.anyText(), { says: 'Who has it, or has ruled on it last.' }),
    calledAt: is.anyText(),
    claimedAt: is.orNull(is.anyText()),
    ruledAt: is.orNull(is.anyText()),
    closedAt: is.orNull(is.anyText()),
    revision: is.anyWhole(),
  },
  { name: 'DisputeSummary' },
);
export type DisputeSummary = Static<typeof DisputeSummary>;

/** A dispute with everything that was said and decided in it. */
export const DisputeView = is.named(
  'DisputeView',
  is.extended(DisputeSummary, {
    statements: is.many(is.object({ number: is.anyWhole(), side: Side, text: is.anyText(), at: is.anyText() })),
    evidence: is.many(
      is.object({
        number: is.anyWhole(),
        hash: is.anyText(),
        mediaType: is.anyText(),
        bytes: is.anyWhole(),
        caption: is.orNull(is.anyText()),
        by: Party,
        at: is.anyText(),
        withheld: is.optional(
          is.exactly(true, { says: 'The file was erased; what stands here is what is left of it.' }),
        ),
      }),
    ),
    rulings: is.many(RulingView),
    appeal: is.orNull(
      is.object({ side: Side, because: is.anyText(), at: is.anyText(), judge: is.orNull(is.anyText()) }),
    ),
    granted: is.many(is.object({ minutes: is.anyWhole(), suggested: is.anyWhole(), at: is.anyText() })),
    extension: is.orNull(is.object({ minutes: is.anyWhole(), waited: is.anyWhole() }), {
      says: 'What the waiting comes to and has not been granted yet: whole minutes to grant, seconds waited.',
    }),
    durations: is.object(
      {
        callToClaim: is.orNull(is.anyWhole()),
        claimToRuling: is.orNull(is.anyWhole()),
        callToRuling: is.orNull(is.anyWhole()),
      },
      { says: 'Seconds from step to step; null where it has not come to that.' },
    ),
    story: is.many(is.object({ number: is.anyWhole(), at: is.anyText(), by: Actor, text: is.anyText() })),
  }),
);
export type DisputeView = Static<typeof DisputeView>;
