import {
  addedTo,
  already,
  deciderOf,
  recorded,
  refused,
  streamsNamed,
  WHO,
  type Actor,
  type Context,
  type Decider,
  type Decision,
  type Deciding,
  type Occasion,
  type Refusal,
  type Role,
} from '@adjutant/kernel';
import { advise, effectsOf, rankOf, type Advice, type EarlierPenalty } from './advise.js';
import {
  PENALTY_COMMAND_SCHEMAS,
  PENALTY_EVENT_SCHEMAS,
  type PenaltyCommand,
  type PenaltyEvent,
  type PenaltyToIssue,
  type PenaltyToRescind,
} from './messages.js';
import { answer, appeal } from './appealing.js';
import type { PenaltyEffect, PenaltyLevel, Policy } from './policy.js';
import {
  answered,
  NO_PENALTIES,
  withPenalty,
  type EventMeant,
  type PenaltyCircumstances,
  type PenaltyRecord,
} from './record.js';
import {
  disputeOfAnother,
  explained,
  idTaken,
  notInThisEvent,
  notInThisMatch,
  notInYourName,
  notTheirs,
  notTheirsToRescind,
  unknownInfraction,
  unknownLevel,
  unknownPenalty,
  unknownPolicy,
} from './refusals.js';
import { PENALTY_REFUSALS } from '../refusals.js';

const RESCINDING: readonly Role[] = ['head-judge', 'organizer'];

const BY_PERSON = streamsNamed('penalties-');

export type PenaltyDecider = Decider<PenaltyCommand, PenaltyRecord, PenaltyEvent>;

interface Weighing extends Deciding {
  readonly around: PenaltyCircumstances;
}

export type PenaltyContext = Context<PenaltyCommand, PenaltyRecord, PenaltyEvent, void, Weighing>;

/** Everything that is recorded about the penalties of a person. Ids of people may hold what names of streams may not. */
export const PENALTIES: PenaltyContext = {
  name: 'penalties',
  refusals: PENALTY_REFUSALS,
  stream: {
    of: (person) => BY_PERSON.of(encodeURIComponent(person)),
    idIn: (stream) => {
      const id = BY_PERSON.idIn(stream);
      return id === undefined ? undefined : decodeURIComponent(id);
    },
  },
  initial: NO_PENALTIES,
  commands: {
    IssuePenalty: {
      schema: PENALTY_COMMAND_SCHEMAS.IssuePenalty,
      decide: ({ data }, state, { occasion, around }) => issue(data, state, occasion, around),
      who: WHO.judgesAndOrganizers,
      stake: 'match',
    },
    RescindPenalty: {
      schema: PENALTY_COMMAND_SCHEMAS.RescindPenalty,
      decide: ({ data }, state, { occasion, around }) => rescind(data, state, occasion, around),
      who: WHO.judgesAndOrganizers,
      stake: 'match',
    },
    AppealPenalty: {
      schema: PENALTY_COMMAND_SCHEMAS.AppealPenalty,
      decide: ({ data }, state, { occasion, around }) => appeal(data, state, occasion, around),
      who: WHO.note,
      stake: 'other',
    },
    // For heads, and for whom the event has named: the penalty itself tells who that is.
    AnswerPenaltyAppeal: {
      schema: PENALTY_COMMAND_SCHEMAS.AnswerPenaltyAppeal,
      decide: ({ data }, state, { occasion, around }) => answer(data, state, occasion, around),
      who: WHO.judgesAndOrganizers,
      stake: 'match',
    },
  },
  events: {
    PenaltyIssued: {
      schema: PENALTY_EVENT_SCHEMAS.PenaltyIssued,
      // A kind of effect, and no member.
      versions: addedTo({ name: 'no-prizes', members: [] }),
      evolve: ({ penalties }, { data }) => ({ penalties: [...penalties, { ...data, rescinded: null }] }),
    },
    PenaltyRescinded: {
      schema: PENALTY_EVENT_SCHEMAS.PenaltyRescinded,
      versions: addedTo(),
      evolve: (state, { data: { penalty, because, by, at } }) =>
        withPenalty(state, penalty, (one) => ({ ...one, rescinded: { because, by, at } })),
    },
    PenaltyAppealed: {
      schema: PENALTY_EVENT_SCHEMAS.PenaltyAppealed,
      versions: addedTo(),
      evolve: (state, { data: { penalty, because, by, at } }) =>
        withPenalty(state, penalty, (one) => ({ ...one, appeal: { because, by, at, answer: null } })),
    },
    PenaltyAppealAnswered: {
      schema: PENALTY_EVENT_SCHEMAS.PenaltyAppealAnswered,
      versions: addedTo(),
      evolve: (state, { data }) => withPenalty(state, data.penalty, (one) => answered(one, data)),
    },
  },
};

export function penaltyDecider(around: PenaltyCircumstances): PenaltyDecider {
  return deciderOf(PENALTIES, undefined, (occasion) => ({ occasion, around }));
}

const LONGEST_IN_STREAM = 180;

/** Whether the id of a person can stand in the name of the stream that their penalties are in. */
export function canHavePenalties(person: string): boolean {
  return person.isWellFormed() && encodeURIComponent(person).length <= LONGEST_IN_STREAM;
}

export function penaltyStream(person: string): string {
  return PENALTIES.stream.of(person);
}

/** The earlier penalties as advice takes them, each of the event that it means. */
export function historyOf({ penalties }: PenaltyRecord, meant: EventMeant): readonly EarlierPenalty[] {
  return penalties.map((one) => ({ ...one, event: meant(one.event), rescinded: one.rescinded !== null }));
}

const AS_NAMED: EventMeant = (name) => name;

type Decided = Decision<PenaltyEvent>;

function issue(asked: PenaltyToIssue, state: PenaltyRecord, occasion: Occasion, around: PenaltyCircumstances): Decided {
  const by = actingIn(asked, occasion);
  if ('code' in by) return refused(by);
  if (state.penalties.some((one) => one.penalty === asked.penalty)) return refused(idTaken(asked));
  const misplaced = whyMisplaced(asked, around);
  if (misplaced) return refused(misplaced);
  const policy = around.policy(asked.policy);
  if (!policy) return refused(unknownPolicy(asked));
  const { match, infraction } = asked;
  const event = asked.event ?? around.event;
  const at = occasion.occurredAt;
  const { meant = AS_NAMED } = around;
  const question = { infraction, at, match, event: meant(event), ahead: around.ahead(at) };
  const advice = advise(policy, historyOf(state, meant), question);
  if (!advice) return refused(unknownInfraction(policy, asked));
  const level = policy.levels[rankOf(policy, asked.level)];
  if (!level) return refused(unknownLevel(policy, asked));
  const roles = asked.by ? [asked.by.role] : around.roles;
  const placed = {
    ...asked,
    ...(event === undefined ? {} : { event }),
    ...(match !== undefined && around.seat ? { side: around.seat } : {}),
  };
  return settle(placed, { policy, advice, level, by, at, roles });
}

/** Why a penalty does not belong to the match that it names, or without one to its event; null where it does. */
function whyMisplaced(asked: PenaltyToIssue, { seat, disputed, strangeTo }: PenaltyCircumstances): Refusal | null {
  if (asked.match === undefined) return strangeTo === undefined ? null : notInThisEvent(asked, strangeTo);
  if (seat === null || (asked.side ?? seat) !== seat) return notInThisMatch(asked, seat);
  return disputed === undefined || disputed === asked.match ? null : disputeOfAnother(asked, disputed);
}

interface Weighed {
  readonly policy: Policy;
  readonly advice: Advice;
  readonly level: PenaltyLevel;
  readonly by: Actor;
  readonly at: string;
  readonly roles: PenaltyCircumstances['roles'];
}

/** What is asked for, against what is advised. In a ruling the reason of the penalty is that of a deviation, too. */
function settle(asked: PenaltyToIssue, { policy, advice, level, by, at, roles }: Weighed): Decided {
  const usual = effectsOf(level, advice.infraction);
  const effects = asked.effects ?? usual;
  const deviates = level.id !== advice.level.id || !sameEffects(effects, usual);
  const role = roles === 'unbound' ? by.role : roles.find((one) => mayGive(one, policy, level, deviates));
  if (role === undefined) return refused(notTheirs(policy, advice, level, roles as readonly Role[]));
  const reason = asked.deviation ?? (asked.by ? asked.because : undefined);
  const unexplained = deviates ? explained(policy, advice, level, reason) : null;
  if (unexplained) return refused(unexplained);
  const deviation = deviates ? reason : undefined;
  return recorded(issued(asked, { policy, advice, effects, by: { id: by.id, role }, at, deviation }));
}

interface Settled {
  readonly policy: Policy;
  readonly advice: Advice;
  readonly effects: readonly PenaltyEffect[];
  readonly by: Actor;
  readonly at: string;
  readonly deviation: string | undefined;
}

function issued(asked: PenaltyToIssue, { policy, advice, effects, by, at, deviation }: Settled): PenaltyEvent {
  const { id, version, digest } = policy;
  const { penalty, person, match, side, dispute, ruling, event, infraction, level, because } = asked;
  return {
    type: 'PenaltyIssued',
    data: {
      penalty,
      person,
      ...(match === undefined ? {} : { match }),
      ...(side === undefined ? {} : { side }),
      ...(dispute === undefined ? {} : { dispute }),
      ...(ruling === undefined ? {} : { ruling }),
      ...(event === undefined ? {} : { event }),
      policy: { id, version, digest },
      infraction,
      level,
      effects,
      because,
      by,
      at,
      advised: {
        level: advice.level.id,
        why: advice.why.map((one) => one.text),
        counted: [...new Set(advice.why.flatMap((one) => (one.source ? one.counted : [])))],
      },
      ...(deviation === undefined ? {} : { deviation }),
    },
  };
}

function rescind(
  asked: PenaltyToRescind,
  state: PenaltyRecord,
  occasion: Occasion,
  around: PenaltyCircumstances,
): Decided {
  const by = actingIn(asked, occasion);
  if ('code' in by) return refused(by);
  const penalty = state.penalties.find((one) => one.penalty === asked.penalty);
  if (!penalty) return refused(unknownPenalty(asked));
  if (penalty.rescinded) return already;
  const roles = asked.by ? [asked.by.role] : around.roles;
  // Whoever gave it may see the mistake; anybody else's penalty is the head judge's to take back.
  const role = roles === 'unbound' || by.id === penalty.by.id ? by.role : roles.find((one) => RESCINDING.includes(one));
  if (role === undefined) return refused(notTheirsToRescind(penalty.by, roles as readonly Role[]));
  const { because, ruling } = asked;
  const named = { penalty: penalty.penalty, because, ...(ruling === undefined ? {} : { ruling }) };
  const data = { ...named, by: { id: by.id, role }, at: occasion.occurredAt };
  return recorded<PenaltyEvent>({ type: 'PenaltyRescinded', data });
}

/** Only the server may act for somebody else: where it carries a ruling out, the judge of the ruling acts. */
function actingIn({ by }: { readonly by?: Actor }, { actor }: Occasion): Actor | Refusal {
  if (by === undefined || actor.role === 'system') return by ?? actor;
  return notInYourName(by, actor);
}

function mayGive(role: Role, { deviation }: Policy, level: PenaltyLevel, deviates: boolean): boolean {
  return level.may.includes(role) && (!deviates || deviation.may.includes(role));
}

function sameEffects(one: readonly PenaltyEffect[], other: readonly PenaltyEffect[]): boolean {
  const written = (effects: readonly PenaltyEffect[]) =>
    effects.map((effect) => JSON.stringify(Object.entries(effect).sort())).sort();
  return JSON.stringify(written(one)) === JSON.stringify(written(other));
}
