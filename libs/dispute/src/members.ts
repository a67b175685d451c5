import { is, leaves, stays, type JsonObject, type Schema, type Static } from '@adjutant/kernel';

/** One of the two seats of the match. */
export const Side = is.oneOf(['A', 'B']);
export type Side = Static<typeof Side>;

export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

export const VERDICTS = ['upheld', 'overturned'] as const;
export const Verdict = is.oneOf(VERDICTS);
export type Verdict = Static<typeof Verdict>;
export const SEATS = ['A', 'B'] as const;

export function seat(says: string): Schema<Side> {
  return is.oneOf(SEATS, { says });
}

/** What is to be done to the match. Only the match knows what it means: here it is carried, not read, but for its kind. */
export const RemedyAsked = is.anything<JsonObject & { readonly kind: string }>({
  name: 'RemedyAsked',
  says: 'A `Remedy` of the match.',
});
export type RemedyAsked = Static<typeof RemedyAsked>;

/** A penalty that goes with a ruling, from the policy of the event. */
export const RuledPenalty = is.object(
  {
    person: is.name({ says: 'Id of the person.' }),
    policy: is.name({ says: 'Id of the policy.' }),
    infraction: is.name(),
    level: is.name(),
    because: is.because(),
    deviation: is.optional(is.prose({ says: 'Why another level than the policy advises.' })),
    side: is.optional(seat('Which player.')),
  },
  { name: 'RuledPenalty' },
);
export type RuledPenalty = Static<typeof RuledPenalty>;

/** The match that a ruling was previewed on: its revision, and the hashes of its state before and after the remedies. */
export const Basis = is.object(
  {
    revision: leaves(is.whole({ says: 'Revision of the match that was previewed.' })),
    // A state has ids of people in it.
    before: stays('a person', is.hash({ says: 'Hash of its state before the remedies.' })),
    after: stays('a person', is.hash({ says: 'Hash of its state after them.' })),
  },
  { name: 'Basis' },
);
export type Basis = Static<typeof Basis>;

/** A penalty of a ruling that could not be recorded any more, such as one for somebody who was erased in the meantime. */
export const PenaltyRefused = is.object(
  { person: is.text(), code: is.text(), message: is.text() },
  { name: 'PenaltyRefused' },
);
export type PenaltyRefused = Static<typeof PenaltyRefused>;
