import {
  isOfPlayer,
  recorded,
  refused,
  type Actor,
  type Decision,
  type Occasion,
  type Refusal,
  type Role,
} from '@adjutant/kernel';
import { minutesBetween } from '../waiting.js';
import { effectsOf, rankOf } from './advise.js';
import type { PenaltyAppealToAnswer, PenaltyToAppeal } from './appeal-messages.js';
import {
  alreadyAnswered,
  alreadyAppealed,
  changesNothing,
  forHeads,
  notTheirsToAppeal,
  nothingOpen,
  ownIsFinal,
  ownPenalty,
  takenBack,
  tooLate,
  withRuling,
} from './appeal-refusals.js';
import type { PenaltyAppealAnswered, PenaltyEvent } from './messages.js';
import type { Penalty, PenaltyCircumstances, PenaltyRecord } from './record.js';
import { notOfThisLevel, unknownInfraction, unknownLevel, unknownPenalty, unknownPolicy } from './refusals.js';

type Decided = Decision<PenaltyEvent>;

const HEARING: readonly Role[] = ['head-judge', 'organizer'];
const NO_LIMITS = { minutes: null, own: null } as const;
const MINUTE = 60_000;

/** What an appeal against a penalty is held against. */
export type AppealGround = Pick<PenaltyCircumstances, 'appeals'> & {
  readonly now: string;
  /** When the server received the penalty: whoever gave it cannot shorten the time by saying that it was earlier. */
  readonly received: string | undefined;
};

/** Why nobody may appeal a penalty any more, or ever; null where it may be appealed. */
export function whyNoAppeal(penalty: Penalty, { appeals = NO_LIMITS, now, received }: AppealGround): Refusal | null {
  if (penalty.rescinded) return takenBack(penalty);
  if (penalty.appeal) return penalty.appeal.answer ? alreadyAnswered(penalty) : alreadyAppealed(penalty);
  if (penalty.dispute !== undefined && penalty.ruling !== undefined) return withRuling(penalty.dispute, penalty.ruling);
  if (penalty.by.role === 'head-judge' && appeals.own === 'final') return ownIsFinal(penalty.by);
  const { minutes } = appeals;
  const late = minutes !== null && received !== undefined && minutesBetween(received, now) > minutes;
  return late ? tooLate(minutes, received) : null;
}

/** Until when a penalty may be appealed; null where no clock runs. */
export function appealUntil({ appeals = NO_LIMITS, received }: Omit<AppealGround, 'now'>): string | null {
  if (appeals.minutes === null || received === undefined) return null;
  return new Date(Date.parse(received) + appeals.minutes * MINUTE).toISOString();
}

/** Whom it was given to asks for another look, once; staff may write it down for them. */
export function appeal(
  { penalty: id, because }: PenaltyToAppeal,
  { penalties }: PenaltyRecord,
  { actor, now, occurredAt }: Occasion,
  { appeals, received }: PenaltyCircumstances,
): Decided {
  const penalty = penalties.find((one) => one.penalty === id);
  if (!penalty) return refused(unknownPenalty({ penalty: id }));
  if (isOfPlayer(actor.role) && actor.id !== penalty.person) return refused(notTheirsToAppeal(penalty.person, actor));
  const refusal = whyNoAppeal(penalty, { appeals, now, received });
  if (refusal) return refused(refusal);
  return recorded<PenaltyEvent>({ type: 'PenaltyAppealed', data: { penalty: id, because, by: actor, at: occurredAt } });
}

/** A head judge, an organizer, or whom the event has named decides; never who gave the penalty. */
export function answer(
  asked: PenaltyAppealToAnswer,
  { penalties }: PenaltyRecord,
  { actor, occurredAt: at }: Occasion,
  around: PenaltyCircumstances,
): Decided {
  const penalty = penalties.find((one) => one.penalty === asked.penalty);
  if (!penalty) return refused(unknownPenalty(asked));
  const by = hearing(penalty, actor, around);
  if ('code' in by) return refused(by);
  if (!isUnderAppeal(penalty)) return refused(nothingOpen(asked));
  const changed = changedTo(asked, penalty, by, around);
  if (changed && 'code' in changed) return refused(changed);
  const { penalty: id, verdict, because } = asked;
  const told = { penalty: id, verdict, ...(changed ? { changed } : {}), because, by, at };
  const answered: PenaltyEvent = { type: 'PenaltyAppealAnswered', data: told };
  if (verdict !== 'rescinded') return recorded<PenaltyEvent>(answered);
  return recorded<PenaltyEvent>(answered, { type: 'PenaltyRescinded', data: { penalty: id, because, by, at } });
}

export function isUnderAppeal({ appeal: made, rescinded }: Penalty): boolean {
  return made !== undefined && made.answer === null && rescinded === null;
}

/** In which role somebody hears an appeal, or why they do not. On a machine of one's own everybody may. */
function hearing(
  penalty: Penalty,
  actor: Actor,
  { roles, appeals = NO_LIMITS }: PenaltyCircumstances,
): Actor | Refusal {
  if (roles === 'unbound') return actor;
  const isNamed =
    penalty.by.role === 'head-judge' && appeals.own !== null && appeals.own !== 'final' && appeals.own.to === actor.id;
  const role = roles.find((one) => HEARING.includes(one)) ?? (isNamed ? roles[0] : undefined);
  if (role === undefined) return forHeads(actor);
  return penalty.by.id === actor.id ? ownPenalty(penalty) : { id: actor.id, role };
}

type Changed = NonNullable<PenaltyAppealAnswered['data']['changed']>;

function changedTo(
  { verdict, level: to }: PenaltyAppealToAnswer,
  penalty: Penalty,
  by: Actor,
  { policy: find, roles }: PenaltyCircumstances,
): Changed | Refusal | undefined {
  if (verdict !== 'changed' && to === undefined) return undefined;
  if (verdict !== 'changed' || to === undefined || to === penalty.level)
    return changesNothing(verdict, penalty.level, to);
  const policy = find(penalty.policy.id);
  if (!policy) return unknownPolicy({ policy: penalty.policy.id });
  const level = policy.levels[rankOf(policy, to)];
  if (!level) return unknownLevel(policy, { level: to });
  const infraction = policy.infractions.find(({ id }) => id === penalty.infraction);
  if (!infraction) return unknownInfraction(policy, penalty);
  if (roles !== 'unbound' && !level.may.includes(by.role)) return notOfThisLevel(level, [by.role]);
  const { id, version, digest } = policy;
  const effects = effectsOf(level, infraction);
  return { from: penalty.level, level: to, effects, policy: { id, version, digest } };
}
