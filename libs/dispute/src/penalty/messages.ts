import type { Actor, Message } from '@adjutant/kernel';
import type { PenaltyEffect } from './policy.js';

/** Who is penalised for what, and on which rung of the ladder. `by` only where the server acts for a judge. */
export interface PenaltyToIssue {
  /** Chosen by the sender; what the penalty is called from then on. */
  readonly penalty: string;
  readonly person: string;
  readonly match?: string;
  readonly side?: 'A' | 'B';
  readonly dispute?: string;
  readonly ruling?: string;
  readonly event?: string;
  /** Id of the policy. */
  readonly policy: string;
  readonly infraction: string;
  readonly level: string;
  /** Left out: what the level and the infraction bring. */
  readonly effects?: readonly PenaltyEffect[];
  readonly because: string;
  /** Why something else is given than the policy advises. */
  readonly deviation?: string;
  readonly by?: Actor;
}

export interface PenaltyToRescind {
  readonly penalty: string;
  readonly because: string;
  readonly ruling?: string;
  readonly by?: Actor;
}

export type IssuePenalty = Message<'IssuePenalty', PenaltyToIssue>;
export type RescindPenalty = Message<'RescindPenalty', PenaltyToRescind>;
export type PenaltyCommand = IssuePenalty | RescindPenalty;

/** With what the policy advised at that moment: later penalties, or another version of the policy, change nothing in it. */
export interface PenaltyIssuedData {
  readonly penalty: string;
  readonly person: string;
  readonly match?: string;
  readonly side?: 'A' | 'B';
  readonly dispute?: string;
  readonly ruling?: string;
  readonly event?: string;
  readonly policy: { readonly id: string; readonly version: string; readonly digest: string };
  readonly infraction: string;
  readonly level: string;
  readonly effects: readonly PenaltyEffect[];
  readonly because: string;
  readonly by: Actor;
  /** When it happened at the table. */
  readonly at: string;
  readonly advised: { readonly level: string; readonly why: readonly string[]; readonly counted: readonly string[] };
  readonly deviation?: string;
}

export interface PenaltyRescindedData {
  readonly penalty: string;
  readonly because: string;
  readonly ruling?: string;
  readonly by: Actor;
  readonly at: string;
}

export type PenaltyIssued = Message<'PenaltyIssued', PenaltyIssuedData>;
export type PenaltyRescinded = Message<'PenaltyRescinded', PenaltyRescindedData>;
export type PenaltyEvent = PenaltyIssued | PenaltyRescinded;

export const PENALTY_COMMANDS = ['IssuePenalty', 'RescindPenalty'] as const satisfies readonly PenaltyCommand['type'][];
export const PENALTY_EVENTS = ['PenaltyIssued', 'PenaltyRescinded'] as const satisfies readonly PenaltyEvent['type'][];
