import { Actor, Role, is, type Static } from '@adjutant/kernel';
import { Why } from './advise.js';
import { PENALTY_VERDICTS } from './appeal-messages.js';
import { PenaltyEffect } from './effect.js';
import { PenaltyRemedy } from './effects.js';
import { PolicyDocument } from './policy.js';

const Named = is.object({ id: is.anyText(), name: is.anyText() });
type Named = Static<typeof Named>;

export const EffectView = is.eachExtended(PenaltyEffect, { text: is.anyText() });
export type EffectView = Static<typeof EffectView>;

/** An appeal against a penalty as it is shown, and what came of it. */
export const PenaltyAppealView = is.object(
  {
    because: is.anyText(),
    by: Actor,
    at: is.anyText(),
    answer: is.orNull(
      is.object({
        verdict: is.oneOf(PENALTY_VERDICTS),
        because: is.anyText(),
        by: Actor,
        at: is.anyText(),
        from: is.orNull(Named, { says: 'The level that it was of before, where it was changed.' }),
      }),
    ),
  },
  { name: 'PenaltyAppealView' },
);
export type PenaltyAppealView = Static<typeof PenaltyAppealView>;

export const PenaltyView = is.object(
  {
    penalty: is.anyText(),
    at: is.anyText(),
    policy: is.extended(Named, { version: is.anyText(), digest: is.anyText() }),
    infraction: Named,
    level: Named,
    effects: is.many(EffectView),
    because: is.anyText(),
    by: Actor,
    advised: is.object({ level: Named, why: is.many(is.anyText()) }),
    deviation: is.orNull(is.anyText()),
    match: is.orNull(is.anyText()),
    side: is.orNull(is.anyText()),
    dispute: is.orNull(is.anyText()),
    ruling: is.orNull(is.anyText()),
    event: is.orNull(is.anyText()),
    standing: is.oneOf(['stands', 'expired', 'rescinded']),
    expires: is.orNull(is.anyText(), {
      says: 'When it expires, where the calendar tells; else with its match or event, or never.',
    }),
    rescinded: is.orNull(is.object({ because: is.anyText(), by: Actor, at: is.anyText() })),
    appeal: is.orNull(PenaltyAppealView),
    appealable: is.yes({ says: 'Whether it may be appealed now, by whom it was given to.' }),
    appealUntil: is.orNull(is.anyText(), { says: 'Until when, where the event has a clock for it.' }),
    warning: is.orNull(is.anyText(), {
      says: 'Where it loses the match, and the record of the match does not say so.',
    }),
  },
  { name: 'PenaltyView' },
);
export type PenaltyView = Static<typeof PenaltyView>;

export const AdviceView = is.object(
  {
    policy: is.anyText(),
    infraction: Named,
    level: Named,
    may: is.many(Role),
    effects: is.many(EffectView),
    why: is.many(Why),
    expired: is.many(is.anyText()),
    remedies: is.many(PenaltyRemedy, {
      says: 'What the effects do to the match, as remedies of a ruling: to its points, and to its result.',
    }),
  },
  { name: 'AdviceView' },
);
export type AdviceView = Static<typeof AdviceView>;

export const PenaltiesAnswer = is.object(
  { person: is.anyText(), penalties: is.many(PenaltyView) },
  { name: 'PenaltiesAnswer' },
);
export type PenaltiesAnswer = Static<typeof PenaltiesAnswer>;

/** Penalties that somebody has appealed and nobody has decided about. */
export const PenaltyAppealsAnswer = is.object(
  { appeals: is.many(is.object({ person: is.anyText(), penalty: PenaltyView }, { name: 'OpenPenaltyAppeal' })) },
  { name: 'PenaltyAppealsAnswer' },
);
export type PenaltyAppealsAnswer = Static<typeof PenaltyAppealsAnswer>;

const PolicyHead = is.object(
  {
    id: is.anyText(),
    name: is.anyText(),
    version: is.anyText(),
    digest: is.anyText(),
    documents: is.mapOf(PolicyDocument),
  },
  { name: 'PolicyHead' },
);

export const PoliciesAnswer = is.object({ policies: is.many(PolicyHead) }, { name: 'PoliciesAnswer' });
export type PoliciesAnswer = Static<typeof PoliciesAnswer>;
