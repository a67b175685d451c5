import type { Basis, PenaltyRefused, RuledPenalty, RemedyAsked, Side, Verdict } from './events.js';

/** What can be asked of a dispute. */
export type DisputeCommand =
  | CallJudge
  | WithdrawCall
  | ObjectToWithdrawal
  | ClaimCall
  | ReleaseCall
  | AcceptJudge
  | MakeStatement
  | AddEvidence
  | WithholdEvidence
  | GiveRuling
  | AcceptRuling
  | AppealRuling
  | ClaimAppeal
  | GiveFinalRuling
  | RevokeRuling
  | GrantTime
  | ReportOutcome
  | FollowMatch;

interface Is<Type extends string, Data> {
  readonly type: Type;
  readonly data: Data;
}

/** `side`: the player who calls; left out where staff does. */
export type CallJudge = Is<
  'CallJudge',
  {
    readonly match: string;
    readonly entry?: number;
    readonly side?: Side;
    readonly claim: string;
    readonly table?: string;
  }
>;
export type WithdrawCall = Is<'WithdrawCall', { readonly side?: Side; readonly because?: string }>;
/** `side`: the player who called, and stands by it. */
export type ObjectToWithdrawal = Is<'ObjectToWithdrawal', { readonly side: Side; readonly because: string }>;
export type ClaimCall = Is<'ClaimCall', object>;
export type ReleaseCall = Is<'ReleaseCall', { readonly because?: string }>;
/** A player lets this judge rule although they share a club or a nation; said by the player, and by nobody in their name. */
export type AcceptJudge = Is<'AcceptJudge', { readonly side: Side; readonly judge: string }>;
export type MakeStatement = Is<'MakeStatement', { readonly side: Side; readonly text: string }>;
/** `hash`: of a file that was uploaded before, to `POST /api/disputes/{id}/evidence`. */
export type AddEvidence = Is<'AddEvidence', { readonly hash: string; readonly caption?: string; readonly side?: Side }>;
/** Erases a file of evidence; its hash stays in the record. */
export type WithholdEvidence = Is<'WithholdEvidence', { readonly hash: string; readonly because: string }>;
/** `basis`: what the preview said; where it is left out, the ruling rests on the match as it is. */
export type GiveRuling = Is<
  'GiveRuling',
  {
    readonly remedies: readonly RemedyAsked[];
    readonly penalties?: readonly RuledPenalty[];
    readonly rules?: readonly string[];
    readonly because: string;
    readonly basis?: Basis;
  }
>;
export type AcceptRuling = Is<'AcceptRuling', { readonly side: Side }>;
export type AppealRuling = Is<'AppealRuling', { readonly side: Side; readonly because: string }>;
export type ClaimAppeal = Is<'ClaimAppeal', object>;
/** An upheld ruling stays as it is; one that is overturned is taken back, and `remedies` take its place. */
export type GiveFinalRuling = Is<
  'GiveFinalRuling',
  {
    readonly verdict: Verdict;
    readonly remedies?: readonly RemedyAsked[];
    readonly penalties?: readonly RuledPenalty[];
    readonly rules?: readonly string[];
    readonly because: string;
    readonly basis?: Basis;
  }
>;
export type RevokeRuling = Is<'RevokeRuling', { readonly because: string }>;
/** Without `minutes`: as many as are suggested. */
export type GrantTime = Is<'GrantTime', { readonly minutes?: number }>;
/** Sent by the server itself when it has carried a ruling into the match, or could not. */
export type ReportOutcome = Is<
  'ReportOutcome',
  | {
      readonly ruling: string;
      readonly outcome: 'carried-out' | 'taken-back';
      readonly entry: number | null;
      readonly revision: number;
      readonly hash: string;
      readonly penaltiesRefused?: readonly PenaltyRefused[];
    }
  | {
      readonly ruling: string;
      readonly outcome: 'not-carried-out';
      readonly code: string;
      readonly message: string;
    }
>;

/** Sent by the server itself when the match was declared void, or restored, in its entry `entry`. */
export type FollowMatch = Is<
  'FollowMatch',
  { readonly match: 'void' | 'restored'; readonly entry: number; readonly because: string }
>;

export const DISPUTE_COMMANDS = [
  'CallJudge',
  'WithdrawCall',
  'ObjectToWithdrawal',
  'ClaimCall',
  'ReleaseCall',
  'AcceptJudge',
  'MakeStatement',
  'AddEvidence',
  'WithholdEvidence',
  'GiveRuling',
  'AcceptRuling',
  'AppealRuling',
  'ClaimAppeal',
  'GiveFinalRuling',
  'RevokeRuling',
  'GrantTime',
  'ReportOutcome',
  'FollowMatch',
] as const satisfies readonly DisputeCommand['type'][];
