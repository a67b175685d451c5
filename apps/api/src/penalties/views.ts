import {
  effectText,
  endOf,
  hasExpired,
  type Advice,
  type Penalty,
  type PenaltyEffect,
  type PenaltyRemedy,
  type Policy,
} from '@adjutant/dispute';
import type { Actor } from '@adjutant/kernel';
import { minutesAhead } from './penalty-desk.js';

interface Named {
  readonly id: string;
  readonly name: string;
}

export type EffectView = PenaltyEffect & { readonly text: string };

export interface PenaltyView {
  readonly penalty: string;
  readonly at: string;
  readonly policy: Named & { readonly version: string; readonly digest: string };
  readonly infraction: Named;
  readonly level: Named;
  readonly effects: readonly EffectView[];
  readonly because: string;
  readonly by: Actor;
  readonly advised: { readonly level: Named; readonly why: readonly string[] };
  readonly deviation: string | null;
  readonly match: string | null;
  readonly side: string | null;
  readonly dispute: string | null;
  readonly ruling: string | null;
  readonly event: string | null;
  readonly standing: 'stands' | 'expired' | 'rescinded';
  /** When it expires, where the calendar tells; else with its match or event, or never. */
  readonly expires: string | null;
  readonly rescinded: Penalty['rescinded'];
  /** Where it loses the match, and the record of the match does not say so. */
  readonly warning: string | null;
}

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

export interface AdviceView {
  readonly policy: string;
  readonly infraction: Named;
  readonly level: Named;
  readonly may: Advice['may'];
  readonly effects: readonly EffectView[];
  readonly why: Advice['why'];
  readonly expired: readonly string[];
  /** What the effects do to the match, as remedies of a ruling: to its points, and to its result. */
  readonly remedies: readonly PenaltyRemedy[];
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
