import { RecordDisputeCommand } from './record-command.js';

export class CallJudge extends RecordDisputeCommand<'CallJudge'> {}
export class WithdrawCall extends RecordDisputeCommand<'WithdrawCall'> {}
export class ObjectToWithdrawal extends RecordDisputeCommand<'ObjectToWithdrawal'> {}
export class ClaimCall extends RecordDisputeCommand<'ClaimCall'> {}
export class ReleaseCall extends RecordDisputeCommand<'ReleaseCall'> {}
