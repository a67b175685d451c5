import { Seat } from '../../matches/commands/common.js';
import { Checked, Name, Prose, Text, Whole } from '../../problems/fields.js';
import { RecordDisputeCommand } from './record-command.js';

const HASH = /^[0-9a-f]{64}$/;

/** What is said and shown before a ruling. */
export class MakeStatementData {
  @Seat({ says: 'Who says it.' }) side!: string;
  @Prose({ longest: 4_000 }) text!: string;
}

/** Each player for oneself. */
export class AcceptJudgeData {
  @Seat({ says: 'Who accepts the judge.' }) side!: string;
  @Name({ says: 'Id of the judge, as the refusal and the queue name them.' }) judge!: string;
}

export class AddEvidenceData {
  @Checked(
    isHash,
    'be a SHA-256 in lower-case hex',
    { type: 'string', pattern: HASH.source },
    {
      says: 'Of a file that was sent before.',
    },
  )
  hash!: string;
  @Text({ optional: true, longest: 200 }) caption?: string;
  @Seat({ optional: true, says: 'The player whose evidence it is; left out where staff adds it.' }) side?: string;
}

export class WithholdEvidenceData {
  @Checked(
    isHash,
    'be a SHA-256 in lower-case hex',
    { type: 'string', pattern: HASH.source },
    { says: 'Of a file that was added to this dispute.' },
  )
  hash!: string;
  @Prose({ longest: 1_000, says: 'Why it may not be shown any more.' }) because!: string;
}

export class GrantTimeData {
  @Whole({ optional: true, least: 1, most: 180, says: 'Minutes; as many as are suggested where it is left out.' })
  minutes?: number;
}

export function isHash(value: unknown): boolean {
  return typeof value === 'string' && HASH.test(value);
}

export class AcceptJudge extends RecordDisputeCommand<'AcceptJudge'> {}
export class MakeStatement extends RecordDisputeCommand<'MakeStatement'> {}
export class AddEvidence extends RecordDisputeCommand<'AddEvidence'> {}
export class WithholdEvidence extends RecordDisputeCommand<'WithholdEvidence'> {}
export class GrantTime extends RecordDisputeCommand<'GrantTime'> {}
