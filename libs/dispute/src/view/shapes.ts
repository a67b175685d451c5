import type { Actor } from '@adjutant/kernel';
import type {
  Basis,
  DisputeEvent,
  Party,
  PenaltyRefused,
  RuledPenalty,
  RemedyAsked,
  Side,
  Verdict,
} from '../events.js';
import type { DisputeStatus } from '../state/state.js';

/** An event of a dispute with by whom and when. */
export interface DisputeEntry {
  readonly number: number;
  readonly event: DisputeEvent;
  readonly by: Actor;
  readonly occurredAt: string;
}

/** One line of the queue of calls. Times are ISO 8601; null where it has not come to that. */
export interface DisputeSummary {
  readonly id: string;
  readonly match: string;
  readonly table: string | null;
  readonly entry: number | null;
  /** The last entry of the match when the judge was called. */
  readonly at: number;
  readonly claim: string;
  readonly by: Party;
  readonly status: DisputeStatus;
  /** Who has it, or has ruled on it last. */
  readonly judge: string | null;
  readonly calledAt: string;
  readonly claimedAt: string | null;
  readonly ruledAt: string | null;
  readonly closedAt: string | null;
  readonly revision: number;
}

export type OutcomeView =
  | {
      readonly carriedOut: true;
      readonly entry: number | null;
      readonly revision: number;
      readonly hash: string;
      readonly asPreviewed: boolean;
      /** Empty where every penalty of the ruling was recorded. */
      readonly penaltiesRefused: readonly PenaltyRefused[];
      readonly at: string;
    }
  | { readonly carriedOut: false; readonly code: string; readonly message: string; readonly at: string };

export interface RulingView {
  readonly ruling: string;
  /** Its entry in the dispute. */
  readonly number: number;
  readonly instance: 'first' | 'final';
  readonly verdict: Verdict | null;
  readonly judge: string;
  readonly at: string;
  readonly remedies: readonly RemedyAsked[];
  readonly penalties: readonly RuledPenalty[];
  readonly rules: readonly string[];
  readonly because: string;
  readonly basis: Basis;
  readonly accepted: readonly Side[];
  readonly outcome: OutcomeView | null;
  readonly revoked: { readonly because: string; readonly by: string; readonly at: string } | null;
  readonly takenBack: { readonly entry: number | null; readonly restored: boolean; readonly at: string } | null;
}

/** A dispute with everything that was said and decided in it. */
export interface DisputeView extends DisputeSummary {
  readonly statements: readonly {
    readonly number: number;
    readonly side: Side;
    readonly text: string;
    readonly at: string;
  }[];
  readonly evidence: readonly {
    readonly number: number;
    readonly hash: string;
    readonly mediaType: string;
    readonly bytes: number;
    readonly caption: string | null;
    readonly by: Party;
    readonly at: string;
    /** The file was erased; what stands here is what is left of it. */
    readonly withheld?: true;
  }[];
  readonly rulings: readonly RulingView[];
  readonly appeal: {
    readonly side: Side;
    readonly because: string;
    readonly at: string;
    readonly judge: string | null;
  } | null;
  readonly granted: readonly { readonly minutes: number; readonly suggested: number; readonly at: string }[];
  /** What the waiting comes to and has not been granted yet: whole minutes to grant, seconds waited. */
  readonly extension: { readonly minutes: number; readonly waited: number } | null;
  /** Seconds from step to step; null where it has not come to that. */
  readonly durations: {
    readonly callToClaim: number | null;
    readonly claimToRuling: number | null;
    readonly callToRuling: number | null;
  };
  readonly story: readonly {
    readonly number: number;
    readonly at: string;
    readonly by: Actor;
    readonly text: string;
  }[];
}
