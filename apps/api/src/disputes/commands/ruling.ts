import { Because, Seat } from '../../matches/commands/common.js';
import { Checked, Name, Names, OneOf, Part, Parts, Prose, Whole } from '../../problems/fields.js';
import { isHash } from './hearing.js';
import { RecordDisputeCommand } from './record-command.js';
import { Remedies } from './remedies.js';

class PenaltyPart {
  @Name({ says: 'Id of the person.' }) person!: string;
  @Name({ says: 'Id of the policy.' }) policy!: string;
  @Name() infraction!: string;
  @Name() level!: string;
  @Because() because!: string;
  @Prose({ optional: true, says: 'Why another level than the policy advises.' }) deviation?: string;
  @Seat({ optional: true }) side?: string;
}

const Hash = (says: string): PropertyDecorator =>
  Checked(isHash, 'be a SHA-256 in lower-case hex', { type: 'string' }, { says });

class BasisPart {
  @Whole({ says: 'Revision of the match that was previewed.' }) revision!: number;
  @Hash('Hash of its state before the remedies.') before!: string;
  @Hash('Hash of its state after them.') after!: string;
}

const BASIS = { optional: true, says: 'What the preview gave; the match as it is now where it is left out.' } as const;

export class GiveRulingData {
  @Remedies() remedies!: object[];
  @Parts(() => PenaltyPart, { optional: true }) penalties?: PenaltyPart[];
  @Names({ optional: true, says: 'Ids of the entries of the pack that it rests on.' }) rules?: string[];
  @Because() because!: string;
  @Part(() => BasisPart, BASIS) basis?: BasisPart;
}

export class GiveFinalRulingData {
  @OneOf(['upheld', 'overturned'], { says: 'What becomes of the first ruling.' }) verdict!: string;
  @Remedies({ optional: true }) remedies?: object[];
  @Parts(() => PenaltyPart, { optional: true }) penalties?: PenaltyPart[];
  @Names({ optional: true, says: 'Ids of the entries of the pack that it rests on.' }) rules?: string[];
  @Because() because!: string;
  @Part(() => BasisPart, BASIS) basis?: BasisPart;
}

export class AcceptRulingData {
  @Seat({ says: 'Who accepts it.' }) side!: string;
}

export class AppealRulingData {
  @Seat({ says: 'Who appeals.' }) side!: string;
  @Because() because!: string;
}

export class ClaimAppealData {}

export class RevokeRulingData {
  @Because() because!: string;
}

export class GiveRuling extends RecordDisputeCommand<'GiveRuling'> {}
export class AcceptRuling extends RecordDisputeCommand<'AcceptRuling'> {}
export class AppealRuling extends RecordDisputeCommand<'AppealRuling'> {}
export class ClaimAppeal extends RecordDisputeCommand<'ClaimAppeal'> {}
export class GiveFinalRuling extends RecordDisputeCommand<'GiveFinalRuling'> {}
export class RevokeRuling extends RecordDisputeCommand<'RevokeRuling'> {}
