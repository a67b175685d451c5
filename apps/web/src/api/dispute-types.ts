import type { Citation, Reason, Role } from '@adjutant/kernel';
import type { Correction, DecidedResult, MatchCommand } from '@adjutant/match';
import type { Side } from '@adjutant/rules';

export type DisputeStatus = 'called' | 'claimed' | 'ruled' | 'appealed' | 'final' | 'withdrawn' | 'void';

/** Who said or did something in a dispute: a side of the table, or a member of staff. */
export type Party = { readonly side: Side } | { readonly staff: string };

/** What a ruling does to the match. */
export type Remedy =
  | { readonly kind: 'none' }
  | { readonly kind: 'strike'; readonly entries: readonly number[] }
  | { readonly kind: 'correct'; readonly entry: number; readonly correction: Correction }
  | {
      readonly kind: 'adjust';
      readonly player: Side;
      readonly resource: 'cp' | 'vp';
      readonly category?: string;
      readonly amount: number;
      readonly owes?: true;
    }
  | ({ readonly kind: 'decide' } & DecidedResult)
  | {
      readonly kind: 'set';
      readonly player: Side;
      readonly resource: 'cp' | 'vp';
      readonly category?: string;
      readonly value: number;
      readonly before: number;
    }
  | { readonly kind: 'allow'; readonly after: number; readonly command: MatchCommand }
  | { readonly kind: 'rewind'; readonly to: number; readonly backup: 'simple' | 'full' };

export interface PenaltyGiven {
  readonly person: string;
  readonly policy: string;
  readonly infraction: string;
  readonly level: string;
  readonly because: string;
}

/** One line of the queue. */
export interface DisputeSummary {
  readonly id: string;
  readonly match: string;
  readonly title: string;
  readonly players: { readonly [side in Side]: string };
  readonly table: string | null;
  readonly entry: number | null;
  readonly clock: string | null;
  readonly at: number;
  readonly claim: string;
  readonly by: Party;
  readonly status: DisputeStatus;
  /** Who holds it now. */
  readonly judge: string | null;
  readonly calledAt: string;
  readonly claimedAt: string | null;
  readonly ruledAt: string | null;
  readonly closedAt: string | null;
  readonly revision: number;
  /** Whose names mean nobody here, where the match came from elsewhere. */
  readonly elsewhere?: 'players' | 'everybody';
}

export interface Statement {
  readonly number: number;
  readonly side: Side;
  readonly text: string;
  readonly at: string;
}

export interface Evidence {
  readonly number: number;
  readonly hash: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly caption: string | null;
  readonly by: Party;
  readonly at: string;
  /** The file was erased. */
  readonly withheld?: true;
}

export interface Basis {
  readonly revision: number;
  readonly before: string;
  readonly after: string;
}

export type Outcome =
  | {
      readonly carriedOut: true;
      readonly entry: number | null;
      readonly revision: number;
      readonly hash: string;
      readonly asPreviewed: boolean;
      readonly at: string;
    }
  | { readonly carriedOut: false; readonly code: string; readonly message: string; readonly at: string };

export interface CitedRule {
  readonly id: string;
  readonly name: string;
  readonly cites: readonly Citation[];
}

export interface Ruling {
  readonly ruling: string;
  readonly number: number;
  readonly instance: 'first' | 'final';
  readonly verdict: 'upheld' | 'overturned' | null;
  readonly judge: string;
  readonly at: string;
  readonly remedies: readonly Remedy[];
  /** The remedies in words. */
  readonly texts: readonly string[];
  readonly penalties: readonly PenaltyGiven[];
  readonly rules: readonly CitedRule[];
  readonly because: string;
  readonly basis: Basis;
  readonly accepted: readonly Side[];
  readonly outcome: Outcome | null;
  readonly revoked: { readonly because: string; readonly by: string; readonly at: string } | null;
  /** What undoing it in the match came to. */
  readonly takenBack: { readonly entry: number | null; readonly revision: number; readonly restored: boolean } | null;
}

export interface Told {
  readonly number: number;
  readonly at: string;
  readonly by: { readonly id: string; readonly role: Role };
  readonly text: string;
}

export interface Dispute extends DisputeSummary {
  readonly statements: readonly Statement[];
  readonly evidence: readonly Evidence[];
  readonly rulings: readonly Ruling[];
  readonly appeal: {
    readonly side: Side;
    readonly because: string;
    readonly at: string;
    readonly judge: string | null;
  } | null;
  readonly granted: readonly { readonly minutes: number; readonly suggested: number; readonly at: string }[];
  readonly extension: { readonly minutes: number; readonly waited: number } | null;
  /** Seconds; null for what has not happened. */
  readonly durations: {
    readonly callToClaim: number | null;
    readonly claimToRuling: number | null;
    readonly callToRuling: number | null;
  };
  readonly story: readonly Told[];
}

export interface DisputesAnswer {
  readonly disputes: readonly DisputeSummary[];
  readonly next: string | null;
}

export interface Points {
  readonly cp: number;
  readonly vp: number;
}

export type BothPoints = { readonly [side in Side]: Points };

export interface MeaningfulDifference {
  readonly text: string;
  readonly player?: Side;
  readonly kind: string;
  readonly amount?: number;
  readonly entry?: number;
}

/** What a ruling would do, old and new. Where it would be refused, both are alike and the refusal says why. */
export interface PreviewAnswer {
  readonly basis: Basis;
  readonly before: BothPoints;
  readonly after: BothPoints;
  readonly differences: readonly MeaningfulDifference[];
  readonly texts: readonly string[];
  readonly result: { readonly before: string | null; readonly after: string | null };
  readonly refusal?: { readonly code: string; readonly message: string; readonly reasons?: readonly Reason[] };
}

export interface Precedent {
  readonly dispute: string;
  readonly ruling: string;
  readonly match: string;
  readonly title: string;
  readonly pack: string;
  readonly at: string;
  readonly judge: string;
  readonly claim: string;
  readonly rules: readonly string[];
  readonly remedies: readonly string[];
  readonly because: string;
  /** What has become of the ruling. */
  readonly standing: 'stands' | 'upheld' | 'overturned' | 'revoked' | 'not-carried-out' | 'match-void';
  /** Why it is shown: the same rule, the same pack, like words. */
  readonly alike: readonly string[];
}

export interface PrecedentsAnswer {
  readonly precedents: readonly Precedent[];
}
