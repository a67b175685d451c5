import { type AdviceView, type EffectView, type PenaltyView } from '@adjutant/dispute';
import {
  appealUntil,
  effectText,
  endOf,
  hasExpired,
  whyNoAppeal,
  type Advice,
  type AppealGround,
  type Penalty,
  PenaltyEffect,
  PenaltyRemedy,
  type Policy,
} from '@adjutant/dispute';
import { minutesAhead } from './venue-clock.js';

export function effectViews(effects: readonly PenaltyEffect[]): readonly EffectView[] {
  return effects.map((effect) => ({ ...effect, text: effectText(effect) }));
}

/** When somebody looks, at which event, and what that has decided about appeals. */
interface Looking extends Pick<AppealGround, 'appeals'> {
  readonly at: string;
  readonly event: string | undefined;
  /** What the event of the penalty is called. */
  readonly called: string | null;
}

type Named = PenaltyView['level'];
type Place = 'match' | 'side' | 'dispute' | 'ruling';

function nameIn(list: readonly Named[] | undefined, id: string): Named {
  return { id, name: list?.find((item) => item.id === id)?.name ?? id };
}

/** `policy`: that of the penalty as it is now, for its names; undefined where it is no longer here. */
export function penaltyView(
  one: Penalty,
  policy: Policy | undefined,
  now: Looking,
  { warning = null, received }: { readonly warning?: string | null; readonly received?: string | undefined } = {},
): PenaltyView {
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
    ...placeOf(one),
    event: now.called,
    standing: standingOf(one, policy, now),
    expires: level ? endOf(level.lasts, one, minutesAhead(one.at)) : null,
    rescinded: one.rescinded,
    ...appealOf(one, policy, { appeals: now.appeals, now: now.at, received }),
    warning,
  };
}

function placeOf({ match, side, dispute, ruling }: Penalty): Pick<PenaltyView, Place> {
  return {
    ...{ match: match ?? null, side: side ?? null },
    ...{ dispute: dispute ?? null, ruling: ruling ?? null },
  };
}

function appealOf(
  one: Penalty,
  policy: Policy | undefined,
  ground: AppealGround,
): Pick<PenaltyView, 'appeal' | 'appealable' | 'appealUntil'> {
  const { appeal } = one;
  const appealable = whyNoAppeal(one, ground) === null;
  const until = { appealable, appealUntil: appealable ? appealUntil(ground) : null };
  if (!appeal) return { appeal: null, ...until };
  const { because, by, at, answer } = appeal;
  if (answer === null) return { appeal: { because, by, at, answer }, ...until };
  const { changed, ...told } = answer;
  const from = changed ? nameIn(policy?.levels, changed.from) : null;
  return { appeal: { because, by, at, answer: { ...told, from } }, ...until };
}

function standingOf(one: Penalty, policy: Policy | undefined, { at, event }: Looking) {
  if (one.rescinded) return 'rescinded';
  if (!policy) return 'stands';
  const question = { at, event, match: one.match, infraction: one.infraction, ahead: minutesAhead(at) };
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
