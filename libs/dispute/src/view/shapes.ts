import { Actor, shape } from '@adjutant/kernel';
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

export const OutcomeView = shape.named(
  'OutcomeView',
  shape.either(
    shape.closed({
      carriedOut: shape.only(true),
      entry: shape.orNull(shape.whole()),
      revision: shape.whole(),
      hash: shape.text(),
      asPreviewed: shape.yesOrNo(),
      penaltiesRefused: shape.says('Empty where every penalty of the ruling was recorded.', shape.list(PenaltyRefused)),
      at: shape.text(),
    }),
    shape.closed({ carriedOut: shape.only(false), code: shape.text(), message: shape.text(), at: shape.text() }),
  ),
);
export type OutcomeView = shape.Static<typeof OutcomeView>;

export const RulingView = shape.named(
  'RulingGivenView',
  shape.closed({
    ruling: shape.text(),
    number: shape.says('Its entry in the dispute.', shape.whole()),
    instance: shape.oneOf(['first', 'final']),
    verdict: shape.orNull(Verdict),
    judge: shape.text(),
    at: shape.text(),
    remedies: shape.list(RemedyAsked),
    penalties: shape.list(RuledPenalty),
    rules: shape.list(shape.text()),
    because: shape.text(),
    basis: Basis,
    accepted: shape.list(Side),
    outcome: shape.orNull(OutcomeView),
    revoked: shape.orNull(shape.closed({ because: shape.text(), by: shape.text(), at: shape.text() })),
    takenBack: shape.orNull(
      shape.closed({ entry: shape.orNull(shape.whole()), restored: shape.yesOrNo(), at: shape.text() }),
    ),
  }),
);
export type RulingView = shape.Static<typeof RulingView>;

/** One line of the queue of calls. Times are ISO 8601; null where it has not come to that. */
export const DisputeSummary = shape.named(
  'DisputeSummary',
  shape.closed({
    id: shape.text(),
    match: shape.text(),
    table: shape.orNull(shape.text()),
    entry: shape.orNull(shape.whole()),
    at: shape.says('The last entry of the match when the judge was called.', shape.whole()),
    claim: shape.text(),
    by: Party,
    status: DisputeStatus,
    judge: shape.says('Who has it, or has ruled on it last.', shape.orNull(shape.text())),
    calledAt: shape.text(),
    claimedAt: shape.orNull(shape.text()),
    ruledAt: shape.orNull(shape.text()),
    closedAt: shape.orNull(shape.text()),
    revision: shape.whole(),
  }),
);
export type DisputeSummary = shape.Static<typeof DisputeSummary>;

/** A dispute with everything that was said and decided in it. */
export const DisputeView = shape.named(
  'DisputeView',
  shape.extended(DisputeSummary, {
    statements: shape.list(shape.closed({ number: shape.whole(), side: Side, text: shape.text(), at: shape.text() })),
    evidence: shape.list(
      shape.closed({
        number: shape.whole(),
        hash: shape.text(),
        mediaType: shape.text(),
        bytes: shape.whole(),
        caption: shape.orNull(shape.text()),
        by: Party,
        at: shape.text(),
        withheld: shape.optional(
          shape.says('The file was erased; what stands here is what is left of it.', shape.only(true)),
        ),
      }),
    ),
    rulings: shape.list(RulingView),
    appeal: shape.orNull(
      shape.closed({ side: Side, because: shape.text(), at: shape.text(), judge: shape.orNull(shape.text()) }),
    ),
    granted: shape.list(shape.closed({ minutes: shape.whole(), suggested: shape.whole(), at: shape.text() })),
    extension: shape.says(
      'What the waiting comes to and has not been granted yet: whole minutes to grant, seconds waited.',
      shape.orNull(shape.closed({ minutes: shape.whole(), waited: shape.whole() })),
    ),
    durations: shape.says(
      'Seconds from step to step; null where it has not come to that.',
      shape.closed({
        callToClaim: shape.orNull(shape.whole()),
        claimToRuling: shape.orNull(shape.whole()),
        callToRuling: shape.orNull(shape.whole()),
      }),
    ),
    story: shape.list(shape.closed({ number: shape.whole(), at: shape.text(), by: Actor, text: shape.text() })),
  }),
);
export type DisputeView = shape.Static<typeof DisputeView>;
