import { shape } from '@adjutant/kernel';
import { type Basis, type PenaltyRefused, type RemedyAsked, type RuledPenalty, Side, type Verdict } from './members.js';

export { Basis, PenaltyRefused, RemedyAsked, RuledPenalty, Side, Verdict } from './members.js';

/**
 * What a dispute records. The names and shapes below are the storage format for ever: a changed shape is a new schema
 * version with an upcaster, a changed meaning is a new event.
 */
export type DisputeEvent =
  | JudgeCalled
  | CallWithdrawn
  | WithdrawalObjected
  | CallClaimed
  | CallReleased
  | JudgeAccepted
  | StatementMade
  | EvidenceAdded
  | EvidenceWithheld
  | RulingGiven
  | RulingAccepted
  | RulingAppealed
  | AppealClaimed
  | RulingRevoked
  | TimeGranted
  | RulingCarriedOut
  | RulingTakenBack
  | RulingNotCarriedOut
  | DisputeVoided
  | DisputeRestored;

interface Is<Type extends string, Data> {
  readonly type: Type;
  readonly data: Data;
}

/** Who did something: the player in a seat, or a member of staff by the id of the person. */
export const Party = shape.named(
  'Party',
  shape.either(shape.closed({ side: Side }), shape.closed({ staff: shape.text() })),
);
export type Party = shape.Static<typeof Party>;

/**
 * A club or a nation that was changed after the match was opened, of the judge or of a player. Which it was and is stands
 * outside the log, where somebody can be erased.
 */
export const TieChanged = shape.named(
  'TieChanged',
  shape.closed({
    who: shape.either(shape.only('judge'), Side),
    tie: shape.oneOf(['club', 'nation']),
    at: shape.text(),
  }),
);
export type TieChanged = shape.Static<typeof TieChanged>;

/**
 * `entry`: the entry of the match that it is about; null where it is about none. `at`: the last entry when the judge was
 * called. `time`, here and below: when it happened at the table, from which the time that the match lost is worked out.
 */
export type JudgeCalled = Is<
  'JudgeCalled',
  {
    readonly time: string;
    readonly match: string;
    readonly entry: number | null;
    readonly at: number;
    readonly by: Party;
    readonly claim: string;
    readonly table?: string;
  }
>;

/** `for`: the player in whose name staff withdraws it. */
export type CallWithdrawn = Is<'CallWithdrawn', { readonly by: Party; readonly because?: string; readonly for?: Side }>;

/** The player who called stands by the call that staff withdrew: it is open again. */
export type WithdrawalObjected = Is<'WithdrawalObjected', { readonly side: Side; readonly because: string }>;

/** The judge is on the way, and nobody else need go. `tiesChanged`, here and below: left out where nothing was changed. */
export type CallClaimed = Is<'CallClaimed', { readonly judge: string; readonly tiesChanged?: readonly TieChanged[] }>;

/** The player in a seat lets this judge rule, whatever club or nation they share. */
export type JudgeAccepted = Is<'JudgeAccepted', { readonly side: Side; readonly judge: string }>;

export type CallReleased = Is<'CallReleased', { readonly judge: string; readonly because?: string }>;

export type StatementMade = Is<'StatementMade', { readonly side: Side; readonly text: string }>;

/** The file itself stands outside the log: `hash` is its SHA-256 in hex. */
export type EvidenceAdded = Is<
  'EvidenceAdded',
  {
    readonly hash: string;
    readonly mediaType: string;
    readonly bytes: number;
    readonly by: Party;
    readonly caption?: string;
  }
>;

/** The file of this hash is gone for good, wherever it was shown; what was recorded of it stays. */
export type EvidenceWithheld = Is<
  'EvidenceWithheld',
  { readonly hash: string; readonly by: Party; readonly because: string }
>;

/** `ruling`: its number in this dispute, from `1`. `rules`: ids of the entries of the pack that it rests on. */
export type RulingGiven = Is<
  'RulingGiven',
  {
    readonly time: string;
    readonly ruling: string;
    readonly judge: string;
    readonly role: 'judge' | 'head-judge';
    readonly instance: 'first' | 'final';
    /** What becomes of the first ruling; only in a final one. */
    readonly verdict?: Verdict;
    readonly remedies: readonly RemedyAsked[];
    readonly penalties: readonly RuledPenalty[];
    readonly rules: readonly string[];
    readonly because: string;
    readonly basis: Basis;
    readonly tiesChanged?: readonly TieChanged[];
  }
>;

/** `enteredBy`: who of the staff entered it for the player, whom it does not bind then; left out where the player says it. */
export type RulingAccepted = Is<
  'RulingAccepted',
  { readonly ruling: string; readonly side: Side; readonly enteredBy?: string }
>;

export type RulingAppealed = Is<
  'RulingAppealed',
  { readonly time: string; readonly ruling: string; readonly side: Side; readonly because: string }
>;

export type AppealClaimed = Is<
  'AppealClaimed',
  { readonly judge: string; readonly tiesChanged?: readonly TieChanged[] }
>;

/** A head judge takes a ruling back; the call is open again, in that judge's hands. */
export type RulingRevoked = Is<
  'RulingRevoked',
  { readonly ruling: string; readonly judge: string; readonly because: string }
>;

/** Minutes that the match may go on for longer; `suggested` is what the time from the call to the ruling comes to. */
export type TimeGranted = Is<
  'TimeGranted',
  { readonly minutes: number; readonly suggested: number; readonly judge: string }
>;

/**
 * The remedies stand in the match. `entry`: their `RulingApplied`; null where nothing had to be recorded there.
 * `revision`, `hash`: where the match stood then, and the hash of its state. `asPreviewed`: whether that is the state which
 * the judge was shown.
 */
export type RulingCarriedOut = Is<
  'RulingCarriedOut',
  {
    readonly ruling: string;
    readonly entry: number | null;
    readonly revision: number;
    readonly hash: string;
    readonly asPreviewed: boolean;
    readonly penaltiesRefused?: readonly PenaltyRefused[];
  }
>;

/** What a ruling had done to the match is undone. `restored`: whether the match is again in the state before that ruling. */
export type RulingTakenBack = Is<
  'RulingTakenBack',
  {
    readonly ruling: string;
    readonly entry: number | null;
    readonly revision: number;
    readonly hash: string;
    readonly restored: boolean;
  }
>;

/** The match had moved on so that the remedies could not be recorded any more: the judge has to rule again. */
export type RulingNotCarriedOut = Is<
  'RulingNotCarriedOut',
  { readonly ruling: string; readonly code: string; readonly message: string }
>;

/** The match was declared void, in its entry `entry`: nothing is decided here until it is restored. */
export type DisputeVoided = Is<'DisputeVoided', { readonly entry: number; readonly because: string }>;

/** The match was restored: the dispute goes on where it stood. */
export type DisputeRestored = Is<'DisputeRestored', { readonly entry: number; readonly because: string }>;

export const DISPUTE_EVENTS = [
  'JudgeCalled',
  'CallWithdrawn',
  'WithdrawalObjected',
  'CallClaimed',
  'CallReleased',
  'JudgeAccepted',
  'StatementMade',
  'EvidenceAdded',
  'EvidenceWithheld',
  'RulingGiven',
  'RulingAccepted',
  'RulingAppealed',
  'AppealClaimed',
  'RulingRevoked',
  'TimeGranted',
  'RulingCarriedOut',
  'RulingTakenBack',
  'RulingNotCarriedOut',
  'DisputeVoided',
  'DisputeRestored',
] as const satisfies readonly DisputeEvent['type'][];
