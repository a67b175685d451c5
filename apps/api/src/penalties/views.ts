import { type AdviceView, type EffectView, type PenaltyView } from '@adjutant/dispute';
import {
  effectText,
  endOf,
  hasExpired,
  type Advice,
  type Penalty,
  PenaltyEffect,
  PenaltyRemedy,
  type Policy,
} from '@adjutant/dispute';
import { minutesAhead } from './penalty-desk.js';

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
  const nameIn = (list: readonly PenaltyView['level'][] | undefined, id: string): PenaltyView['level'] => ({
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
  const named = ({ id, name }: PenaltyView['level']): PenaltyView['level'] => ({ id, name });
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
