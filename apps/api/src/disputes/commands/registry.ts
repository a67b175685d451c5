import { DISPUTE_COMMANDS, type DisputeCommand } from '@adjutant/dispute';
import type { CommandBook } from '../../commands/envelope.js';
import * as call from './call.js';
import * as hearing from './hearing.js';
import type { DisputeSending, RecordDisputeCommand } from './record-command.js';
import { remediesFaults } from './remedies.js';
import * as ruling from './ruling.js';

/** What became of a ruling, and of a match, is said by the server itself; nobody sends that. */
const OWN = ['ReportOutcome', 'FollowMatch'] as const;

type SentType = Exclude<DisputeCommand['type'], (typeof OWN)[number]>;

interface Kind<Type extends SentType = SentType> {
  readonly command: new (type: Type, data: object, sending: DisputeSending) => RecordDisputeCommand<Type>;
  readonly data: new () => object;
}

const REGISTRY: { readonly [Type in SentType]: Kind<Type> } = {
  CallJudge: { command: call.CallJudge, data: call.CallJudgeData },
  WithdrawCall: { command: call.WithdrawCall, data: call.WithdrawCallData },
  ObjectToWithdrawal: { command: call.ObjectToWithdrawal, data: call.ObjectToWithdrawalData },
  ClaimCall: { command: call.ClaimCall, data: call.ClaimCallData },
  ReleaseCall: { command: call.ReleaseCall, data: call.ReleaseCallData },
  AcceptJudge: { command: hearing.AcceptJudge, data: hearing.AcceptJudgeData },
  MakeStatement: { command: hearing.MakeStatement, data: hearing.MakeStatementData },
  AddEvidence: { command: hearing.AddEvidence, data: hearing.AddEvidenceData },
  WithholdEvidence: { command: hearing.WithholdEvidence, data: hearing.WithholdEvidenceData },
  GiveRuling: { command: ruling.GiveRuling, data: ruling.GiveRulingData },
  AcceptRuling: { command: ruling.AcceptRuling, data: ruling.AcceptRulingData },
  AppealRuling: { command: ruling.AppealRuling, data: ruling.AppealRulingData },
  ClaimAppeal: { command: ruling.ClaimAppeal, data: ruling.ClaimAppealData },
  GiveFinalRuling: { command: ruling.GiveFinalRuling, data: ruling.GiveFinalRulingData },
  RevokeRuling: { command: ruling.RevokeRuling, data: ruling.RevokeRulingData },
  GrantTime: { command: hearing.GrantTime, data: hearing.GrantTimeData },
};

export const DISPUTE_COMMAND_TYPES: readonly string[] = DISPUTE_COMMANDS.filter(
  (type) => !OWN.some((own) => own === type),
);

function kindOf(type: string): Kind | undefined {
  return Object.hasOwn(REGISTRY, type) ? (REGISTRY[type as SentType] as unknown as Kind) : undefined;
}

/** The commands that a dispute takes. */
export function commandsOfDispute(dispute: string): CommandBook<RecordDisputeCommand> {
  return {
    types: DISPUTE_COMMAND_TYPES,
    dataOf: (type) => kindOf(type)?.data,
    faultsIn: (_, data, at) => remediesFaults(data['remedies'], `${at}.remedies`),
    make: (type, data, sent) => {
      const { command: Command } = REGISTRY[type as SentType] as unknown as Kind;
      return new Command(type as SentType, data, { ...sent, dispute }) as unknown as RecordDisputeCommand;
    },
  };
}
