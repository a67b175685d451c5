import { is, type Role, type Static } from '@adjutant/kernel';
import {
  type Concerning,
  type Escalation,
  type Infraction,
  type PenaltyEffect,
  type PenaltyLevel,
  type Policy,
  PolicySource,
} from './policy.js';
import { isWithin, spanText, type Moment } from './span.js';

/** As much of an earlier penalty as advice rests on. */
export interface EarlierPenalty extends Moment {
  readonly penalty: string;
  readonly policy: { readonly id: string };
  readonly infraction: string;
  readonly level: string;
  readonly rescinded: boolean;
}

/** One reason for the level that is advised, and the earlier penalties that it rests on. */
export const Why = is.object(
  { text: is.anyText(), source: is.orNull(PolicySource), counted: is.many(is.anyText()) },
  { name: 'Why' },
);
export type Why = Static<typeof Why>;

export interface Advice {
  readonly infraction: Infraction;
  readonly level: PenaltyLevel;
  readonly effects: readonly PenaltyEffect[];
  readonly may: readonly Role[];
  readonly why: readonly Why[];
  /** Earlier penalties under this policy that no longer count. */
  readonly expired: readonly string[];
}

/** What is asked about: who does not matter, the history is that of one person. */
export interface Question extends Moment {
  readonly infraction: string;
  /** How many minutes the clocks of the venue are ahead of UTC; it decides what a day is. */
  readonly ahead: number;
}

/** What a policy asks for, and why; undefined where it knows no such infraction. */
export function advise(policy: Policy, history: readonly EarlierPenalty[], asked: Question): Advice | undefined {
  const infraction = policy.infractions.find((one) => one.id === asked.infraction);
  if (!infraction) return undefined;
  const own = history.filter((one) => one.policy.id === policy.id && !one.rescinded && rankOf(policy, one.level) >= 0);
  const expired = own.filter((one) => hasExpired(policy, one, asked));
  const counting = own.filter((one) => !expired.includes(one));
  const { rank, why } = climb(policy, infraction, counting, asked);
  const level = levelAt(policy, rank);
  return {
    infraction,
    level,
    effects: effectsOf(level, infraction),
    may: level.may,
    why: [...why, ...saysExpired(policy, expired)],
    expired: expired.map((one) => one.penalty),
  };
}

/** What a level brings, and what comes with the infraction on whatever level. */
export function effectsOf(level: PenaltyLevel, infraction: Infraction): readonly PenaltyEffect[] {
  return [...level.effects, ...(infraction.effects ?? [])];
}

export function hasExpired(policy: Policy, { level, ...moment }: EarlierPenalty, now: Question): boolean {
  const lasts = policy.levels[rankOf(policy, level)]?.lasts;
  return lasts !== undefined && !isWithin(lasts, moment, now, now.ahead);
}

/** The place of a level on the ladder, from 0; -1 where the ladder does not have it. */
export function rankOf(policy: Pick<Policy, 'levels'>, level: string): number {
  return policy.levels.findIndex((one) => one.id === level);
}

interface Climbed {
  readonly rank: number;
  readonly why: readonly Why[];
}

/** From the rung of the infraction upwards, until no rule of escalation moves it any further. */
function climb(policy: Policy, infraction: Infraction, counting: readonly EarlierPenalty[], now: Question): Climbed {
  let rank = rankOf(policy, infraction.level);
  const why: Why[] = [
    { text: `${infraction.name}: ${levelAt(policy, rank).name}.`, source: infraction.source, counted: [] },
  ];
  const rules = policy.escalation.filter((rule) => isConcerned(rule.concerns ?? {}, infraction));
  for (let moved = true; moved;) {
    moved = false;
    for (const rule of rules) {
      const earlier = countedBy(policy, rule, infraction, counting, now);
      const to = rungAfter(policy, rule, { own: rankOf(policy, infraction.level), at: rank, earlier: earlier.length });
      if (to <= rank) continue;
      rank = to;
      moved = true;
      why.push(whyClimbed(policy, rule, earlier, rank));
    }
  }
  return { rank, why };
}

/** Rungs are counted from the rung of the infraction itself, so that a rule cannot lift what it has lifted. */
function rungAfter(
  policy: Policy,
  rule: Escalation,
  { own, at, earlier }: { own: number; at: number; earlier: number },
) {
  if (earlier < rule.times || (rule.from !== undefined && at < rankOf(policy, rule.from))) return at;
  if ('level' in rule.to) return rankOf(policy, rule.to.level);
  return Math.min(rankOf(policy, rule.to.most), own + rule.to.rungs * (earlier - rule.times + 1));
}

function isConcerned({ categories, infractions, except }: Concerning, { id, category }: Infraction): boolean {
  if (except?.includes(id)) return false;
  if (categories === undefined && infractions === undefined) return true;
  return (categories?.includes(category) ?? false) || (infractions?.includes(id) ?? false);
}

function countedBy(
  policy: Policy,
  { counts, within }: Escalation,
  { id, category }: Infraction,
  counting: readonly EarlierPenalty[],
  now: Question,
): readonly EarlierPenalty[] {
  const categoryOf = (infraction: string) => policy.infractions.find((one) => one.id === infraction)?.category;
  const least = counts.least === undefined ? 0 : rankOf(policy, counts.least);
  const isLike = ({ infraction }: EarlierPenalty): boolean =>
    counts.same === 'any' || (counts.same === 'category' ? categoryOf(infraction) === category : infraction === id);
  return counting.filter(
    (one) => isLike(one) && rankOf(policy, one.level) >= least && isWithin(within, one, now, now.ahead),
  );
}

function whyClimbed(policy: Policy, rule: Escalation, earlier: readonly EarlierPenalty[], rank: number): Why {
  const like = { infraction: 'for the same infraction', category: 'of the same kind', any: 'of any kind' };
  const many = `${earlier.length} earlier ${earlier.length === 1 ? 'penalty' : 'penalties'}`;
  const place = `${like[rule.counts.same]} ${spanText(rule.within)}`;
  const text = `${many} ${place}: ${levelAt(policy, rank).name}. ${rule.summary}`;
  return { text, source: rule.source, counted: earlier.map((one) => one.penalty) };
}

function saysExpired(policy: Policy, expired: readonly EarlierPenalty[]): readonly Why[] {
  return expired.map(({ penalty, level, at }) => ({
    text: `${levelAt(policy, rankOf(policy, level)).name} of ${at.slice(0, 10)} has expired and does not count.`,
    source: null,
    counted: [penalty],
  }));
}

function levelAt(policy: Policy, rank: number): PenaltyLevel {
  const level = policy.levels[rank];
  if (!level) throw new RangeError(`policy ${policy.id} has no level number ${rank}`);
  return level;
}
