import {
  already,
  recorded,
  refuse,
  refused,
  type Actor,
  type Decider,
  type Decision,
  type Occasion,
  type Refusal,
} from '@adjutant/kernel';
import { advise, effectsOf, rankOf, type Advice, type EarlierPenalty } from './advise.js';
import type { PenaltyAsked, PenaltyCommand, PenaltyEvent, PenaltyIssuedData, RescindAsked } from './messages.js';
import type { PenaltyEffect, PenaltyLevel, Policy } from './policy.js';

export interface Penalty extends PenaltyIssuedData {
  readonly rescinded: null | { readonly because: string; readonly by: Actor; readonly at: string };
}

/** The penalties of one person, oldest first. */
export interface PenaltyRecord {
  readonly penalties: readonly Penalty[];
}

/** What has to be known from elsewhere. */
export interface PenaltyCircumstances {
  policy(id: string): Policy | undefined;
  /** How many minutes the clocks of the venue were ahead of UTC at an instant. */
  ahead(at: string): number;
  /** Whether roles bind: on a machine of one's own, where nobody signs in, they do not. */
  readonly rolesBind: boolean;
}

export type PenaltyDecider = Decider<PenaltyCommand, PenaltyRecord, PenaltyEvent>;

export const NO_PENALTIES: PenaltyRecord = { penalties: [] };

export function penaltyDecider(circumstances: PenaltyCircumstances): PenaltyDecider {
  return {
    initial: NO_PENALTIES,
    evolve: evolvePenalties,
    decide: (command, state, occasion) =>
      command.type === 'IssuePenalty'
        ? issue(command.data, state, occasion, circumstances)
        : rescind(command.data, state, occasion, circumstances),
  };
}

export function evolvePenalties(state: PenaltyRecord, event: PenaltyEvent): PenaltyRecord {
  if (event.type === 'PenaltyIssued') return { penalties: [...state.penalties, { ...event.data, rescinded: null }] };
  const { penalty, because, by, at } = event.data;
  return {
    penalties: state.penalties.map((one) =>
      one.penalty === penalty ? { ...one, rescinded: { because, by, at } } : one,
    ),
  };
}

/** The earlier penalties as advice takes them. */
export function historyOf({ penalties }: PenaltyRecord): readonly EarlierPenalty[] {
  return penalties.map((one) => ({ ...one, rescinded: one.rescinded !== null }));
}

type Decided = Decision<PenaltyEvent>;

function issue(asked: PenaltyAsked, state: PenaltyRecord, occasion: Occasion, around: PenaltyCircumstances): Decided {
  const by = actingIn(asked, occasion);
  if ('code' in by) return refused(by);
  if (state.penalties.some((one) => one.penalty === asked.penalty)) return refused(idTaken(asked));
  const policy = around.policy(asked.policy);
  if (!policy) return refused(unknownPolicy(asked));
  const { match, event, infraction } = asked;
  const at = occasion.occurredAt;
  const advice = advise(policy, historyOf(state), { infraction, at, match, event, ahead: around.ahead(at) });
  if (!advice) return refused(unknownInfraction(policy, asked));
  const level = policy.levels[rankOf(policy, asked.level)];
  if (!level) return refused(unknownLevel(policy, asked));
  return settle(asked, { policy, advice, level, by, at }, around.rolesBind);
}

interface Weighed {
  readonly policy: Policy;
  readonly advice: Advice;
  readonly level: PenaltyLevel;
  readonly by: Actor;
  readonly at: string;
}

/** What is asked for, against what is advised. In a ruling the reason of the penalty is that of a deviation, too. */
function settle(asked: PenaltyAsked, weighed: Weighed, rolesBind: boolean): Decided {
  const { policy, advice, level, by, at } = weighed;
  const usual = effectsOf(level, advice.infraction);
  const effects = asked.effects ?? usual;
  const deviates = level.id !== advice.level.id || !sameEffects(effects, usual);
  const reason = asked.deviation ?? (asked.by ? asked.because : undefined);
  const bars = [
    rolesBind ? mayGive(level, by) : null,
    rolesBind && deviates ? mayDeviate(policy, advice, level, by) : null,
    deviates ? explained(policy, advice, level, reason) : null,
  ];
  const bar = bars.find((one) => one !== null);
  if (bar) return refused(bar);
  return recorded(issued(asked, { policy, advice, effects, by, at, deviation: deviates ? reason : undefined }));
}

interface Settled {
  readonly policy: Policy;
  readonly advice: Advice;
  readonly effects: readonly PenaltyEffect[];
  readonly by: Actor;
  readonly at: string;
  readonly deviation: string | undefined;
}

function issued(asked: PenaltyAsked, { policy, advice, effects, by, at, deviation }: Settled): PenaltyEvent {
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
  asked: RescindAsked,
  state: PenaltyRecord,
  occasion: Occasion,
  { rolesBind }: PenaltyCircumstances,
): Decided {
  const by = actingIn(asked, occasion);
  if ('code' in by) return refused(by);
  const penalty = state.penalties.find((one) => one.penalty === asked.penalty);
  if (!penalty) {
    const says = `This person has no penalty ${asked.penalty}: take its id from the list of penalties.`;
    return refused(refuse('penalty/unknown', says, { penalty: asked.penalty }));
  }
  if (penalty.rescinded) return already;
  // Whoever gave it may see the mistake; anybody else's penalty is the head judge's to take back.
  if (rolesBind && by.role !== 'head-judge' && by.role !== 'organizer' && by.id !== penalty.by.id) {
    const says = `This penalty was given by ${penalty.by.id}: that person, the head judge or the organizer may rescind it.`;
    return refused(refuse('penalty/not-yours-to-rescind', says, { givenBy: penalty.by.id, role: by.role }));
  }
  const { because, ruling } = asked;
  const data = { penalty: penalty.penalty, because, ...(ruling === undefined ? {} : { ruling }), by };
  return recorded<PenaltyEvent>({ type: 'PenaltyRescinded', data: { ...data, at: occasion.occurredAt } });
}

/** Only the server may act for somebody else: where it carries a ruling out, the judge of the ruling acts. */
function actingIn({ by }: { readonly by?: Actor }, { actor }: Occasion): Actor | Refusal {
  if (by === undefined || actor.role === 'system') return by ?? actor;
  const says = 'Only the server gives penalties in the name of somebody else: leave out by.';
  return refuse('penalty/not-in-your-name', says, { by: by.id, role: actor.role });
}

function mayGive(level: PenaltyLevel, { role }: Actor): Refusal | null {
  if (level.may.includes(role)) return null;
  const says = `${level.name} may be given by: ${level.may.join(', ')}. Ask one of them.`;
  return refuse('penalty/level-not-yours', says, { level: level.id, role, may: level.may }, cites(level.source));
}

function mayDeviate({ deviation }: Policy, advice: Advice, level: PenaltyLevel, { role }: Actor): Refusal | null {
  const { may, source } = deviation;
  if (may.includes(role)) return null;
  const says = `Giving ${insteadOf(advice, level)} is a deviation, and may be decided by: ${may.join(', ')}. Give what is advised, or ask one of them.`;
  return refuse('penalty/deviation-not-yours', says, { ...comparing(advice, level), role, may }, cites(source));
}

function explained(policy: Policy, advice: Advice, level: PenaltyLevel, deviation: string | undefined): Refusal | null {
  if (deviation !== undefined && deviation.trim() !== '') return null;
  const says = `The policy advises ${advice.level.name}: say in \`deviation\` why you give ${insteadOf(advice, level)}.`;
  return refuse('penalty/deviation-unexplained', says, comparing(advice, level), cites(policy.deviation.source));
}

function insteadOf(advice: Advice, level: PenaltyLevel): string {
  if (level.id === advice.level.id) return 'other effects than those of its level';
  return `${level.name} instead of ${advice.level.name}`;
}

function comparing(advice: Advice, level: PenaltyLevel) {
  return { advised: advice.level.id, level: level.id, why: advice.why.map((one) => one.text) };
}

function cites({ document, section }: PenaltyLevel['source']) {
  return [{ document, section }];
}

function sameEffects(one: readonly PenaltyEffect[], other: readonly PenaltyEffect[]): boolean {
  const written = (effects: readonly PenaltyEffect[]) =>
    effects.map((effect) => JSON.stringify(Object.entries(effect).sort())).sort();
  return JSON.stringify(written(one)) === JSON.stringify(written(other));
}

function idTaken({ penalty }: PenaltyAsked): Refusal {
  const says = `A penalty ${penalty} has been given to this person already: choose a new id for another one.`;
  return refuse('penalty/id-taken', says, { penalty });
}

function unknownPolicy({ policy }: PenaltyAsked): Refusal {
  const says = `There is no policy ${JSON.stringify(policy)} here: /api/policies lists those that there are.`;
  return refuse('policy/unknown', says, { policy });
}

function unknownInfraction({ id, infractions }: Policy, { infraction }: PenaltyAsked): Refusal {
  const known = infractions.map((one) => one.id);
  const says = `Policy ${id} has no infraction ${JSON.stringify(infraction)}. It has: ${known.join(', ')}.`;
  return refuse('penalty/unknown-infraction', says, { policy: id, infraction, known });
}

function unknownLevel({ id, levels }: Policy, { level }: PenaltyAsked): Refusal {
  const known = levels.map((one) => one.id);
  const says = `Policy ${id} has no level ${JSON.stringify(level)}. From the mildest up: ${known.join(', ')}.`;
  return refuse('penalty/unknown-level', says, { policy: id, level, known });
}
