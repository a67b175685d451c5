import { is, type Static } from '@adjutant/kernel';
import type { Basis, Party, PenaltyRefused, RemedyAsked, RuledPenalty, Side, Verdict } from '../events.js';

export const DISPUTE_STATUSES = ['called', 'claimed', 'ruled', 'appealed', 'final', 'withdrawn', 'void'] as const;

/** How a call for a judge stands. */
export const DisputeStatus = is.oneOf(DISPUTE_STATUSES);
export type DisputeStatus = Static<typeof DisputeStatus>;

/** What became of a ruling in the match. */
export type Outcome =
  | {
      readonly carriedOut: true;
      readonly entry: number | null;
      readonly revision: number;
      readonly hash: string;
      readonly asPreviewed: boolean;
      readonly penaltiesRefused?: readonly PenaltyRefused[];
    }
  | { readonly carriedOut: false; readonly code: string; readonly message: string };

/** What undoing a ruling came to. */
export interface TakenBack {
  readonly entry: number | null;
  readonly revision: number;
  readonly hash: string;
  readonly restored: boolean;
}

export interface Ruling {
  readonly ruling: string;
  readonly time: string;
  readonly judge: string;
  readonly role: 'judge' | 'head-judge';
  readonly instance: 'first' | 'final';
  readonly verdict: Verdict | null;
  readonly remedies: readonly RemedyAsked[];
  readonly penalties: readonly RuledPenalty[];
  readonly because: string;
  readonly basis: Basis;
  readonly acceptedBy: readonly Side[];
  /** Of these, the players for whom staff entered it: they are not bound. */
  readonly enteredFor?: readonly Side[];
  readonly revoked: boolean;
  readonly outcome: Outcome | null;
  readonly takenBack: TakenBack | null;
}

export interface Appeal {
  readonly side: Side;
  readonly because: string;
  readonly time: string;
}

interface Opened {
  readonly match: string;
  /** The last entry of the match when the judge was called. */
  readonly at: number;
  readonly entry: number | null;
  readonly calledBy: Party;
  readonly calledAt: string;
  /** Hashes of the files. */
  readonly evidence: readonly string[];
  /** Those of them whose files were erased; absent while none was. */
  readonly withheld?: readonly string[];
  /** Every ruling that was given, oldest first. */
  readonly rulings: readonly Ruling[];
  /** Players who let a judge rule in spite of a club or a nation; absent while none does. */
  readonly judgesAccepted?: readonly { readonly side: Side; readonly judge: string }[];
  /** Minutes granted so far. */
  readonly granted: number;
}

export interface Absent {
  readonly status: 'absent';
}

export interface Called extends Opened {
  readonly status: 'called';
}

export interface Claimed extends Opened {
  readonly status: 'claimed';
  readonly judge: string;
}

/** `ruling`, here and below: the number of the ruling that stands. */
export interface Ruled extends Opened {
  readonly status: 'ruled';
  readonly ruling: string;
}

export interface Appealed extends Opened {
  readonly status: 'appealed';
  readonly ruling: string;
  readonly appeal: Appeal;
  /** The head judge who has taken it; null while nobody has. */
  readonly judge: string | null;
}

export interface Final extends Opened {
  readonly status: 'final';
  readonly first: string;
  readonly ruling: string;
  readonly appeal: Appeal;
}

export interface Withdrawn extends Opened {
  readonly status: 'withdrawn';
}

/** The match is void. `before`: how the dispute stood, and stands again once the match is restored. */
export interface Void extends Opened {
  readonly status: 'void';
  readonly before: Exclude<OpenedDispute, Void>;
}

export type DisputeState = Absent | Called | Claimed | Ruled | Appealed | Final | Withdrawn | Void;

export type OpenedDispute = Exclude<DisputeState, Absent>;

export const ABSENT_DISPUTE: Absent = { status: 'absent' };

/** A ruling of this dispute by its number. */
export function rulingIn(state: OpenedDispute, ruling: string): Ruling | undefined {
  return state.rulings.find((one) => one.ruling === ruling);
}

/** How the dispute stands, whether or not its match counts. */
export function beneath(state: OpenedDispute): Exclude<OpenedDispute, Void> {
  return state.status === 'void' ? state.before : state;
}

/** Whether both players let this judge rule in spite of a club or a nation. */
export function isAcceptedByBoth(
  { judgesAccepted = [] }: { readonly judgesAccepted: OpenedDispute['judgesAccepted'] },
  judge: string,
): boolean {
  return (['A', 'B'] as const).every((side) => judgesAccepted.some((one) => one.side === side && one.judge === judge));
}

/** The players who have accepted a ruling themselves. */
export function boundBy({ acceptedBy, enteredFor = [] }: Ruling): readonly Side[] {
  return acceptedBy.filter((side) => !enteredFor.includes(side));
}

/** The ruling that stands; undefined where none does. */
export function standingRuling(state: DisputeState): Ruling | undefined {
  return 'ruling' in state ? rulingIn(state, state.ruling) : undefined;
}
