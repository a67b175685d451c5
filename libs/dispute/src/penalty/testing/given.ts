import { fold, unlikeDescribed, type Occasion, type Role } from '@adjutant/kernel';
import { PENALTIES, penaltyDecider } from '../decider.js';
import { NO_PENALTIES, type PenaltyCircumstances } from '../record.js';
import { HOUSE } from './invented-policy.js';
import type { PenaltyToIssue, PenaltyCommand, PenaltyEvent, PenaltyVerdict } from '../messages.js';

export const NOON = '2031-05-04T12:00:00.000Z';

export const AROUND: Omit<PenaltyCircumstances, 'roles'> = {
  policy: (id) => (id === HOUSE.id ? HOUSE : undefined),
  ahead: () => 0,
  seat: null,
};

export function by(role: Role, id: string = role, occurredAt = NOON): Occasion {
  return { now: occurredAt, occurredAt, actor: { id, role } };
}

export const issue = (more: Partial<PenaltyToIssue> = {}): PenaltyCommand => ({
  type: 'IssuePenalty',
  data: {
    penalty: 'p9',
    person: 'ann',
    event: 'open',
    policy: 'house',
    infraction: 'late',
    level: 'nudge',
    because: 'Five minutes',
    ...more,
  },
});

export const rescind = (penalty = 'p1'): PenaltyCommand => ({
  type: 'RescindPenalty',
  data: { penalty, because: 'The clock was wrong' },
});

/** A penalty that was given; by the judge `judge` at noon, if nothing else is said. */
export function issued(penalty: string, more: object = {}): PenaltyEvent {
  return {
    type: 'PenaltyIssued',
    data: {
      penalty,
      person: 'ann',
      event: 'open',
      policy: { id: 'house', version: '1', digest: 'd1' },
      infraction: 'late',
      level: 'nudge',
      effects: [],
      because: 'Five minutes',
      by: { id: 'judge', role: 'judge' },
      at: NOON,
      advised: { level: 'nudge', why: ['Late: Nudge.'], counted: [] },
      ...more,
    },
  };
}

export const rescinded = (penalty: string, more: object = {}): PenaltyEvent => ({
  type: 'PenaltyRescinded',
  data: { penalty, because: 'The clock was wrong', by: { id: 'judge', role: 'judge' }, at: NOON, ...more },
});

export const appeal = (penalty = 'p1'): PenaltyCommand => ({
  type: 'AppealPenalty',
  data: { penalty, because: 'The clock was wrong' },
});

export const appealed = (penalty: string, more: object = {}): PenaltyEvent => ({
  type: 'PenaltyAppealed',
  data: { penalty, because: 'The clock was wrong', by: { id: 'ann', role: 'player' }, at: NOON, ...more },
});

export const answer = (verdict: PenaltyVerdict, level?: string): PenaltyCommand => ({
  type: 'AnswerPenaltyAppeal',
  data: { penalty: 'p1', verdict, because: 'Looked at', ...(level === undefined ? {} : { level }) },
});

export const answered = (verdict: PenaltyVerdict, more: object = {}): PenaltyEvent => ({
  type: 'PenaltyAppealAnswered',
  data: {
    penalty: 'p1',
    verdict,
    because: 'Looked at',
    by: { id: 'head-judge', role: 'head-judge' },
    at: NOON,
    ...more,
  },
});

export interface Outcome {
  then(...events: readonly PenaltyEvent[]): void;
  thenRefused(code: string): void;
  thenAlready(): void;
}

/** One case: what was recorded, a command, and what comes of it. The laws of every decider are checked after each. */
export function given(...events: readonly PenaltyEvent[]) {
  return {
    when(command: PenaltyCommand, occasion = by('judge'), around: Partial<PenaltyCircumstances> = {}): Outcome {
      const decider = penaltyDecider({ ...AROUND, roles: [occasion.actor.role], ...around });
      const state = fold(decider, events);
      const frozen = JSON.stringify(state);
      const decision = decider.decide(command, state, occasion);
      expect(decider.decide(command, state, occasion)).toEqual(decision);
      if (decision.outcome === 'recorded') {
        expect(unlikeDescribed(PENALTIES.events, decision.events)).toEqual([]);
        const after = fold(decider, decision.events, state);
        expect(after.penalties.length).toBeGreaterThanOrEqual(state.penalties.length);
        expect(JSON.parse(JSON.stringify(decision.events))).toEqual(decision.events);
        // No command says that it may record something once more.
        expect(decider.decide(command, after, occasion).outcome).not.toBe('recorded');
      }
      expect(JSON.stringify(state)).toBe(frozen);
      return {
        then: (...expected) => expect(decision).toEqual({ outcome: 'recorded', events: expected }),
        thenRefused: (code) => {
          expect(decision).toMatchObject({ outcome: 'refused', refusal: { code } });
          if (decision.outcome === 'refused') expect(decision.refusal.message).toMatch(/^[A-Z].+\.$/);
        },
        thenAlready: () => expect(decision).toEqual({ outcome: 'already' }),
      };
    },
  };
}

export const EMPTY = NO_PENALTIES;
