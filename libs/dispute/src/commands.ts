import type { Static } from '@adjutant/kernel';
import * as call from './commands/call.js';
import * as hearing from './commands/hearing.js';
import * as own from './commands/own.js';
import * as ruling from './commands/ruling.js';

/** What can be asked of a dispute, by type. */
export const DISPUTE_COMMAND_SCHEMAS = {
  CallJudge: call.CallJudge,
  WithdrawCall: call.WithdrawCall,
  ObjectToWithdrawal: call.ObjectToWithdrawal,
  ClaimCall: call.ClaimCall,
  ReleaseCall: call.ReleaseCall,
  AcceptJudge: hearing.AcceptJudge,
  MakeStatement: hearing.MakeStatement,
  AddEvidence: hearing.AddEvidence,
  WithholdEvidence: hearing.WithholdEvidence,
  GiveRuling: ruling.GiveRuling,
  AcceptRuling: ruling.AcceptRuling,
  AppealRuling: ruling.AppealRuling,
  ClaimAppeal: ruling.ClaimAppeal,
  GiveFinalRuling: ruling.GiveFinalRuling,
  RevokeRuling: ruling.RevokeRuling,
  GrantTime: hearing.GrantTime,
  ReportOutcome: own.ReportOutcome,
  FollowMatch: own.FollowMatch,
} as const;

type Described = typeof DISPUTE_COMMAND_SCHEMAS;

export type DisputeCommand = { [Type in keyof Described]: Static<Described[Type]> }[keyof Described];

export const DISPUTE_COMMANDS = Object.keys(DISPUTE_COMMAND_SCHEMAS) as readonly DisputeCommand['type'][];

export type * from './commands/call.js';
export type * from './commands/hearing.js';
export type * from './commands/own.js';
export type * from './commands/ruling.js';
