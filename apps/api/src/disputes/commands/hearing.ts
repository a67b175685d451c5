import { RecordDisputeCommand } from './record-command.js';

export class AcceptJudge extends RecordDisputeCommand<'AcceptJudge'> {}
export class MakeStatement extends RecordDisputeCommand<'MakeStatement'> {}
export class AddEvidence extends RecordDisputeCommand<'AddEvidence'> {}
export class WithholdEvidence extends RecordDisputeCommand<'WithholdEvidence'> {}
export class GrantTime extends RecordDisputeCommand<'GrantTime'> {}
