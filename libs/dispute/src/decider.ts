import type { Decider } from '@adjutant/kernel';
import type { Circumstances } from './circumstances.js';
import type { DisputeCommand } from './commands.js';
import { acceptJudge } from './deciding/accepting.js';
import { appealRuling, claimAppeal, giveFinalRuling } from './deciding/appeal.js';
import { callJudge, claimCall, releaseCall } from './deciding/call.js';
import { inOwnMatch } from './deciding/conflict.js';
import type { Context, DisputeDecision } from './deciding/context.js';
import { followMatch, whileVoid } from './deciding/following.js';
import { addEvidence, grantTime, makeStatement, withholdEvidence } from './deciding/hearing.js';
import { reportOutcome } from './deciding/outcome.js';
import { acceptRuling, giveRuling, revokeRuling } from './deciding/ruling.js';
import { objectToWithdrawal, withdrawCall } from './deciding/withdrawing.js';
import type { DisputeEvent } from './events.js';
import { evolve } from './state/evolve.js';
import { ABSENT_DISPUTE, type DisputeState } from './state/state.js';

export type DisputeDecider = Decider<DisputeCommand, DisputeState, DisputeEvent>;

type Deciders = {
  readonly [Type in DisputeCommand['type']]: (
    command: Extract<DisputeCommand, { type: Type }>,
    state: DisputeState,
    context: Context,
  ) => DisputeDecision;
};

const DECIDERS: Deciders = {
  CallJudge: callJudge,
  WithdrawCall: withdrawCall,
  ObjectToWithdrawal: objectToWithdrawal,
  ClaimCall: claimCall,
  ReleaseCall: releaseCall,
  AcceptJudge: acceptJudge,
  MakeStatement: makeStatement,
  AddEvidence: addEvidence,
  WithholdEvidence: withholdEvidence,
  GiveRuling: giveRuling,
  AcceptRuling: acceptRuling,
  AppealRuling: appealRuling,
  ClaimAppeal: claimAppeal,
  GiveFinalRuling: giveFinalRuling,
  RevokeRuling: revokeRuling,
  GrantTime: grantTime,
  ReportOutcome: reportOutcome,
  FollowMatch: followMatch,
};

/** A dispute as a decider, under the circumstances in which something is asked of it. */
export function disputeDecider(circumstances: Circumstances): DisputeDecider {
  return {
    initial: ABSENT_DISPUTE,
    evolve,
    decide: (command, state, occasion) => {
      const decide = DECIDERS[command.type] as (
        command: DisputeCommand,
        state: DisputeState,
        context: Context,
      ) => DisputeDecision;
      const context = { circumstances, occasion };
      return (
        inOwnMatch(command, state, context) ?? whileVoid(command, state, context) ?? decide(command, state, context)
      );
    },
  };
}
