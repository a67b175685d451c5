import { RecordDisputeCommand } from './record-command.js';

export class GiveRuling extends RecordDisputeCommand<'GiveRuling'> {}
export class AcceptRuling extends RecordDisputeCommand<'AcceptRuling'> {}
export class AppealRuling extends RecordDisputeCommand<'AppealRuling'> {}
export class ClaimAppeal extends RecordDisputeCommand<'ClaimAppeal'> {}
export class GiveFinalRuling extends RecordDisputeCommand<'GiveFinalRuling'> {}
export class RevokeRuling extends RecordDisputeCommand<'RevokeRuling'> {}
