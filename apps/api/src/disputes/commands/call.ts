import { Because, EntryNumber, Seat } from '../../matches/commands/common.js';
import { Name, Prose } from '../../problems/fields.js';
import { RecordDisputeCommand } from './record-command.js';

const SPEAKS = { optional: true, says: 'The player who speaks; left out where staff does.' } as const;

/** The call for a judge. */
export class CallJudgeData {
  @Name({ says: 'Id of the match.' }) match!: string;
  @EntryNumber({ optional: true, says: 'The entry that it is about.' }) entry?: number;
  @Seat(SPEAKS) side?: string;
  @Prose({ says: 'What is claimed, in words.' }) claim!: string;
  @Name({ optional: true, says: 'Where to go.' }) table?: string;
}

export class WithdrawCallData {
  @Seat(SPEAKS) side?: string;
  @Because({ optional: true }) because?: string;
}

export class ObjectToWithdrawalData {
  @Seat({ says: 'The player who called, and stands by it.' }) side!: string;
  @Because() because!: string;
}

export class ClaimCallData {}

export class ReleaseCallData {
  @Because({ optional: true }) because?: string;
}

export class CallJudge extends RecordDisputeCommand<'CallJudge'> {}
export class WithdrawCall extends RecordDisputeCommand<'WithdrawCall'> {}
export class ObjectToWithdrawal extends RecordDisputeCommand<'ObjectToWithdrawal'> {}
export class ClaimCall extends RecordDisputeCommand<'ClaimCall'> {}
export class ReleaseCall extends RecordDisputeCommand<'ReleaseCall'> {}
