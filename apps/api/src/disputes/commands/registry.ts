import { DISPUTE_COMMAND_SCHEMAS, DISPUTE_COMMANDS, type DisputeCommand } from '@adjutant/dispute';
import type { Schema } from '@adjutant/kernel';
import type { CommandBook } from '../../commands/envelope.js';
import * as call from './call.js';
import * as hearing from './hearing.js';
import type { DisputeSending, RecordDisputeCommand } from './record-command.js';
import { remediesFaults } from './remedies.js';
import * as ruling from './ruling.js';

/** What became of a ruling, and of a match, is said by the server itself; nobody sends that. */
type Own = 'ReportOutcome' | 'FollowMatch';

type SentType = Exclude<DisputeCommand['type'], Own>;

type Kind<Type extends SentType = SentType> = new (
  type: Type,
  data: object,
  sending: DisputeSending,
) => RecordDisputeCommand<Type>;

const KINDS: { readonly [Type in SentType]: Kind<Type> } = {
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
};

export const DISPUTE_COMMAND_TYPES: readonly SentType[] = DISPUTE_COMMANDS.filter(isSent);

export function dataOf(type: SentType): Schema {
  return DISPUTE_COMMAND_SCHEMAS[type].properties.data;
}

function isSent(type: string): type is SentType {
  return Object.hasOwn(KINDS, type);
}

/** The commands that a dispute takes. */
export function commandsOfDispute(dispute: string): CommandBook<RecordDisputeCommand> {
  return {
    types: DISPUTE_COMMAND_TYPES,
    dataOf: (type) => (isSent(type) ? dataOf(type) : undefined),
    faultsIn: (_, data, at) => remediesFaults(data['remedies'], `${at}.remedies`),
    make: (type, data, sent) => {
      const Command = KINDS[type as SentType] as unknown as Kind;
      return new Command(type as SentType, data, { ...sent, dispute }) as unknown as RecordDisputeCommand;
    },
  };
}
