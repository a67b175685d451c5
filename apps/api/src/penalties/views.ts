import {
  effectText,
  endOf,
  hasExpired,
  type Advice,
  type Penalty,
  PenaltyEffect,
  PenaltyRemedy,
  type Policy,
  Why,
} from '@adjutant/dispute';
import { shape, Actor, Role } from '@adjutant/kernel';
import { minutesAhead } from './penalty-desk.js';

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

export function effectViews(effects: readonly PenaltyEffect[]): readonly EffectView[] {
  return effects.map((effect) => ({ ...effect, text: effectText(effect) }));
}

/** `policy`: that of the penalty as it is now, for its names; undefined where it is no longer here. */
export function penaltyView(
  one: Penalty,
  policy: Policy | undefined,
  now: { readonly at: string; readonly event: string | undefined },
  warning: string | null = null,
): PenaltyView {
  const nameIn = (list: readonly Named[] | undefined, id: string): Named => ({
    id,
    name: list?.find((item) => item.id === id)?.name ?? id,
  });
  const level = policy?.levels.find(({ id }) => id === one.level);
  return {
    penalty: one.penalty,
    at: one.at,
    policy: { ...one.policy, name: policy?.name ?? one.policy.id },
    infraction: nameIn(policy?.infractions, one.infraction),
    level: nameIn(policy?.levels, one.level),
    effects: effectViews(one.effects),
    because: one.because,
    by: one.by,
    advised: { level: nameIn(policy?.levels, one.advised.level), why: one.advised.why },
    deviation: one.deviation ?? null,
    match: one.match ?? null,
    side: one.side ?? null,
    dispute: one.dispute ?? null,
    ruling: one.ruling ?? null,
    event: one.event ?? null,
    standing: standingOf(one, policy, now),
    expires: level ? endOf(level.lasts, one, minutesAhead(one.at)) : null,
    rescinded: one.rescinded,
    warning,
  };
}

function standingOf(
  one: Penalty,
  policy: Policy | undefined,
  now: { readonly at: string; readonly event: string | undefined },
) {
  if (one.rescinded) return 'rescinded';
  if (!policy) return 'stands';
  const question = { ...now, match: one.match, infraction: one.infraction, ahead: minutesAhead(now.at) };
  return hasExpired(policy, { ...one, rescinded: false }, question) ? 'expired' : 'stands';
}

export function adviceView(policy: Policy, advice: Advice, remedies: readonly PenaltyRemedy[]): AdviceView {
  const named = ({ id, name }: Named): Named => ({ id, name });
  return {
    policy: policy.id,
    infraction: named(advice.infraction),
    level: named(advice.level),
    may: advice.may,
    effects: effectViews(advice.effects),
    why: advice.why,
    expired: advice.expired,
    remedies,
  };
}
