import type { AnyCommandType } from './command-types.js';

/**
 * What people with a role must not do about a match that they play in: `match`, at all; `other`, for the other side; `none`,
 * nothing is at stake that a player could not do.
 */
export type Stake = 'match' | 'other' | 'none';

/** A command of any context that is not weighed here does not compile. */
export const STAKES: { readonly [C in AnyCommandType]: Stake } = {
  OpenMatch: 'none',
  SubmitRoster: 'none',
  AdoptSituation: 'none',
  StartBattle: 'none',
  DecideTurnOrder: 'none',
  AdvancePhase: 'none',
  Choose: 'none',
  ActivateUnit: 'none',
  EndActivation: 'none',
  PlaceUnit: 'none',
  AnswerUse: 'none',
  UseStratagem: 'none',
  UseAbility: 'none',
  IssueOrder: 'none',
  RecordRoll: 'none',
  // What one player's answer settled and the other contests is a ruling: see `isRuling`.
  AnswerQuestion: 'none',
  ContestAnswer: 'other',
  GainCommandPoints: 'none',
  ScoreVictoryPoints: 'none',
  RecordUnitDestroyed: 'none',
  RecordUnitReturned: 'none',
  RecordBattleShock: 'none',
  RecordUnitAction: 'none',
  RecordUnitsDestroyed: 'none',
  RecordFact: 'none',
  RecordFacts: 'none',
  DrawObjective: 'none',
  DiscardObjective: 'none',
  InspectHands: 'match',
  RecordNote: 'none',
  DeclareRunning: 'none',
  CorrectEntry: 'match',
  RewindMatch: 'match',
  ApplyRuling: 'match',
  ReverseRuling: 'match',
  AdjustPoints: 'match',
  ConcedeMatch: 'other',
  FinishMatch: 'none',
  DecideResult: 'match',
  ConfirmResult: 'other',
  CorrectSeats: 'match',
  VoidMatch: 'match',
  RestoreMatch: 'match',

  CallJudge: 'other',
  WithdrawCall: 'other',
  ObjectToWithdrawal: 'other',
  ClaimCall: 'match',
  ReleaseCall: 'match',
  AcceptJudge: 'other',
  MakeStatement: 'other',
  AddEvidence: 'other',
  WithholdEvidence: 'match',
  GiveRuling: 'match',
  AcceptRuling: 'other',
  AppealRuling: 'other',
  ClaimAppeal: 'match',
  GiveFinalRuling: 'match',
  RevokeRuling: 'match',
  GrantTime: 'match',
  ReportOutcome: 'none',
  FollowMatch: 'none',
  ReadDisputes: 'none',
  ReadBundle: 'none',
  ReadPrecedents: 'none',

  IssuePenalty: 'match',
  RescindPenalty: 'match',
  ReadPenalties: 'none',
  DecideEvent: 'none',

  ReadStaff: 'none',
  AddStaff: 'none',
  ChangeStaff: 'none',
  RemoveStaff: 'none',
  ReadSeatLinks: 'none',
  IssueSeatLink: 'other',
  RevokeSeatLink: 'other',

  NamePerson: 'none',
  ChangeTies: 'none',
  ErasePerson: 'none',
  ImportMatch: 'none',
  LoadSamples: 'none',
  ReadFigures: 'none',
};

interface Weighed {
  readonly type: AnyCommandType;
  readonly data?: object;
}

/** Setting a refusal aside, ending a match by decision, and settling what neither player settles alone: all of it is ruling. */
export function isRuling({ data = {} }: Weighed, side?: string): boolean {
  const overrides = 'override' in data && data.override !== undefined;
  return overrides || ('ending' in data && data.ending === 'judge') || side === 'neither';
}

/** Whether somebody who plays on these sides of a match must keep out of this. `side`: whose it is. */
export function isBarred(asked: Weighed, own: readonly string[], side?: string): boolean {
  if (own.length === 0) return false;
  const stake = STAKES[asked.type];
  if (stake === 'match' || isRuling(asked, side)) return true;
  return stake === 'other' && side !== undefined && !own.includes(side);
}
