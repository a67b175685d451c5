import { Actor, Role, shape } from '@adjutant/kernel';
import { Why } from './advise.js';
import { PenaltyEffect } from './effect.js';
import { PenaltyRemedy } from './effects.js';
import { PolicyDocument } from './policy.js';

const Named = shape.closed({ id: shape.text(), name: shape.text() });
type Named = shape.Static<typeof Named>;

export const EffectView = shape.eachExtended(PenaltyEffect, { text: shape.text() });
export type EffectView = shape.Static<typeof EffectView>;

export const PenaltyView = shape.named(
  'PenaltyView',
  shape.closed({
    penalty: shape.text(),
    at: shape.text(),
    policy: shape.extended(Named, { version: shape.text(), digest: shape.text() }),
    infraction: Named,
    level: Named,
    effects: shape.list(EffectView),
    because: shape.text(),
    by: Actor,
    advised: shape.closed({ level: Named, why: shape.list(shape.text()) }),
    deviation: shape.orNull(shape.text()),
    match: shape.orNull(shape.text()),
    side: shape.orNull(shape.text()),
    dispute: shape.orNull(shape.text()),
    ruling: shape.orNull(shape.text()),
    event: shape.orNull(shape.text()),
    standing: shape.oneOf(['stands', 'expired', 'rescinded']),
    expires: shape.says(
      'When it expires, where the calendar tells; else with its match or event, or never.',
      shape.orNull(shape.text()),
    ),
    rescinded: shape.orNull(shape.closed({ because: shape.text(), by: Actor, at: shape.text() })),
    warning: shape.says(
      'Where it loses the match, and the record of the match does not say so.',
      shape.orNull(shape.text()),
    ),
  }),
);
export type PenaltyView = shape.Static<typeof PenaltyView>;

export const AdviceView = shape.named(
  'AdviceView',
  shape.closed({
    policy: shape.text(),
    infraction: Named,
    level: Named,
    may: shape.list(Role),
    effects: shape.list(EffectView),
    why: shape.list(Why),
    expired: shape.list(shape.text()),
    remedies: shape.says(
      'What the effects do to the match, as remedies of a ruling: to its points, and to its result.',
      shape.list(PenaltyRemedy),
    ),
  }),
);
export type AdviceView = shape.Static<typeof AdviceView>;

export const PenaltiesAnswer = shape.named(
  'PenaltiesAnswer',
  shape.closed({ person: shape.text(), penalties: shape.list(PenaltyView) }),
);
export type PenaltiesAnswer = shape.Static<typeof PenaltiesAnswer>;

const PolicyHead = shape.named(
  'PolicyHead',
  shape.closed({
    id: shape.text(),
    name: shape.text(),
    version: shape.text(),
    digest: shape.text(),
    documents: shape.byId(PolicyDocument),
  }),
);

export const PoliciesAnswer = shape.named('PoliciesAnswer', shape.closed({ policies: shape.list(PolicyHead) }));
export type PoliciesAnswer = shape.Static<typeof PoliciesAnswer>;
