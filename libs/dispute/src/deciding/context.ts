import { refused, type Decision, type JsonObject, type Occasion, type Role } from '@adjutant/kernel';
import type { Circumstances } from '../circumstances.js';
import type { DisputeEvent, Party, Side } from '../events.js';
import type { DisputeState, OpenedDispute } from '../state/state.js';
import { refuse, type DisputeCode } from '../refusals.js';

/** What every command is decided with, besides the state. */
export interface Context {
  readonly circumstances: Circumstances;
  readonly occasion: Occasion;
}

export type DisputeDecision = Decision<DisputeEvent>;

export function no(code: DisputeCode, message: string, facts: JsonObject = {}): DisputeDecision {
  return refused(refuse(code, message, facts));
}

const JUDGES: readonly Role[] = ['judge', 'head-judge'];
const STAFF: readonly Role[] = [...JUDGES, 'organizer', 'scorekeeper'];

export function mayJudge({ circumstances }: Context): boolean {
  return circumstances.roles.some((role) => JUDGES.includes(role));
}

export function mayActAs({ circumstances }: Context, ...roles: readonly Role[]): boolean {
  return circumstances.roles.some((role) => roles.includes(role));
}

/** Whether the one who asks acts for the event: what is said for a player then was entered, not said. */
export function isStaff({ circumstances }: Context): boolean {
  return circumstances.roles.some((role) => STAFF.includes(role));
}

export function notAJudge({ occasion }: Context): DisputeDecision {
  const { role } = occasion.actor;
  return no('dispute/judge-only', `Only a judge may do this; you act as ${role}.`, { role });
}

/** What is still to be decided. */
export type OpenDispute = Exclude<OpenedDispute, { readonly status: 'withdrawn' | 'final' | 'void' }>;

/** A dispute that exists and is still open, or why there is none. */
export function whileOpen(state: DisputeState, decide: (state: OpenDispute) => DisputeDecision): DisputeDecision {
  if (state.status === 'absent') return unknown();
  if (state.status === 'withdrawn')
    return no('dispute/closed', 'The call was withdrawn. Call a judge again.', { status: state.status });
  if (state.status === 'final')
    return no('dispute/closed', 'The final ruling has been given: the dispute is closed.', { status: state.status });
  if (state.status === 'void') return no('match/void', 'The match is void.');
  return decide(state);
}

export function unknown(): DisputeDecision {
  return no('dispute/unknown', 'There is no such dispute. Open one with CallJudge.');
}

/**
 * Whose act it is, or why it cannot be theirs: a player acts for the own seat only; staff may write down what a player
 * says, or act for themselves.
 */
export function partyOf(side: Side | undefined, context: Context): Party | DisputeDecision {
  const { circumstances, occasion } = context;
  const { plays } = circumstances;
  if (isStaff(context) && plays === undefined) return side === undefined ? { staff: occasion.actor.id } : { side };
  // Whoever plays in a match speaks there for the own side, whatever roles they have elsewhere.
  const seat = plays ?? circumstances.seat;
  if (seat === null)
    return no('dispute/no-seat', 'Only the players of this match and staff may do this.', {
      actor: occasion.actor.id,
    });
  if (side !== undefined && side !== seat)
    return no('dispute/not-your-seat', `You sit at ${seat}: act for yourself, or call staff.`, { seat, side });
  return { side: seat };
}

export function isRefusal(answer: Party | DisputeDecision): answer is DisputeDecision {
  return 'outcome' in answer;
}
