import { unlikeDescribed, type Occasion, type Role } from '@adjutant/kernel';
import { DISPUTE } from '../context.js';
import { disputeDecider } from '../decider.js';
import type { Circumstances, EventPolicy, MatchCircumstances, Receipts, Ties } from '../circumstances.js';
import type { DisputeCommand } from '../commands.js';
import type { DisputeEvent, Side } from '../events.js';
import { evolve } from '../state/evolve.js';
import { ABSENT_DISPUTE, type DisputeState } from '../state/state.js';

export const NOON = '2031-05-04T12:00:00.000Z';
export const after = (minutes: number): string => new Date(Date.parse(NOON) + minutes * 60_000).toISOString();

const NOBODY: Ties = { club: null, nation: null };

export const POLICY: EventPolicy = {
  name: 'The open',
  conflicts: [],
  penalties: null,
  appealMinutes: null,
  ownAppeals: null,
};

export const RECEIPTS: Receipts = { ruled: after(5), acceptedByStaff: [], withdrawn: null };

/** A match whose result is confirmed since entry 15: by both players, or for those who are left out. */
export function confirmedMatch(bound: readonly Side[] = ['A', 'B'], received = NOON): MatchCircumstances {
  return { ...MATCH, confirmation: { entry: 15, received, bound } };
}

export const MATCH: MatchCircumstances = {
  revision: 20,
  confirmation: null,
  voided: null,
  players: { A: 'ann', B: 'bob' },
};

/** Who asks, when, and under which circumstances. */
export interface Asking {
  readonly circumstances: Circumstances;
  readonly occasion: Occasion;
}

export const BEFORE = 'b'.repeat(64);
export const AFTER = 'a'.repeat(64);

export function asks(id: string, role: Role, more: Partial<Circumstances> = {}, time = after(5)): Asking {
  const seat: Side | null = id === 'ann' ? 'A' : id === 'bob' ? 'B' : null;
  return {
    occasion: { now: time, occurredAt: time, actor: { id, role } },
    circumstances: {
      ...{ roles: [role], named: true, seat, policy: POLICY },
      ...{ match: MATCH, receipts: RECEIPTS, headJudges: null },
      ties: { asking: NOBODY, players: { A: NOBODY, B: NOBODY } },
      assessment: { possible: true, basis: { revision: 20, before: BEFORE, after: AFTER }, since: [] },
      ...more,
    },
  };
}

export const ANN = asks('ann', 'player');
export const BOB = asks('bob', 'player');
export const JO = asks('jo', 'judge');
export const KIM = asks('kim', 'judge');
export const HANA = asks('hana', 'head-judge');
export const SYSTEM = asks('liaison', 'system');

export function stateOf(events: readonly DisputeEvent[]): DisputeState {
  return events.reduce<DisputeState>(evolve, ABSENT_DISPUTE);
}

interface Outcome {
  then(...events: readonly DisputeEvent[]): void;
  thenRefused(code: string, facts?: object): void;
  thenAlready(): void;
}

/** One case: a record, a command, and what comes of it. The laws are checked after each. */
export function given(...events: readonly DisputeEvent[]) {
  return {
    when(command: DisputeCommand, { circumstances, occasion }: Asking): Outcome {
      const state = frozen(stateOf(frozen(events)));
      const { decide } = disputeDecider(frozen(circumstances));
      const decision = decide(frozen(command), state, frozen(occasion));
      const produced = decision.outcome === 'recorded' ? decision.events : [];
      expect(unlikeDescribed(DISPUTE.events, produced)).toEqual([]);
      checkLaws([...events, ...produced], command, { circumstances, occasion });
      return {
        then: (...expected) => expect(decision).toEqual({ outcome: 'recorded', events: expected }),
        thenAlready: () => expect(decision).toEqual({ outcome: 'already' }),
        thenRefused: (code, facts = {}) => {
          expect(decision).toMatchObject({ outcome: 'refused', refusal: { code, facts } });
        },
      };
    },
  };
}

/** What holds of every record: plain JSON, told the same in parts, and a repeated command never records a second ruling. */
function checkLaws(events: readonly DisputeEvent[], command: DisputeCommand, asking: Asking): void {
  const whole = stateOf(events);
  expect(copied(whole)).toStrictEqual(whole);
  expect(copied(events)).toStrictEqual(events);
  const parts = events.reduce<DisputeState>((state, event) => frozen(evolve(copied(state), event)), ABSENT_DISPUTE);
  expect(parts).toStrictEqual(whole);
  if (command.type !== 'GiveRuling' && command.type !== 'GiveFinalRuling') return;
  const again = disputeDecider(asking.circumstances).decide(command, whole, asking.occasion);
  if (events.at(-1)?.type === 'RulingGiven') expect(again).toMatchObject({ outcome: 'refused' });
}

function frozen<Value>(value: Value): Value {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

function copied<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
