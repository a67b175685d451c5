import { Name, OneOf, Part, Text, Whole, Wholes } from '../../problems/fields.js';
import { Because, ClockPart, EntryNumber, Overridable, Seat } from './common.js';
import { RecordCommand } from './record-command.js';

/** Time and points: what happens in a battle besides the use of rules. */
export class AdvancePhaseData extends Overridable {
  @Seat({ optional: true, says: 'Who declares it.' }) player?: string;
  @Part(() => ClockPart, { optional: true, says: 'Up to here; to the next phase where it is left out.' })
  to?: ClockPart;
}

export class GainCommandPointsData {
  @Seat() player!: string;
  @Whole({ least: 1, most: 99 }) amount!: number;
  @Text({ says: 'What for: the rule that gives them.' }) what!: string;
}

export class ScoreVictoryPointsData {
  @Seat() player!: string;
  @Name({ says: 'A category of the score sheet.' }) category!: string;
  @Whole({ least: 1, most: 999, says: 'As scored, before caps.' }) points!: number;
  @Text({ says: 'What for.' }) what!: string;
}

export class RecordRollData {
  @Name({ optional: true, says: 'Which open roll; may be left out while only one is open.' }) roll?: string;
  @Wholes({ least: 1, most: 1000 }) dice!: number[];
  @OneOf(['table', 'server'], { optional: true }) by?: string;
}

export class AnswerQuestionData {
  @EntryNumber() entry!: number;
  @Name({ says: 'The question as the entry asks it.' }) question!: string;
  @OneOf(['yes', 'no']) answer!: string;
  @Because({ optional: true }) because?: string;
}

export class ContestAnswerData {
  @EntryNumber() entry!: number;
  @Name() question!: string;
  @Seat() player!: string;
  @Because() because!: string;
}

export class AdvancePhase extends RecordCommand<'AdvancePhase'> {}
export class GainCommandPoints extends RecordCommand<'GainCommandPoints'> {}
export class ScoreVictoryPoints extends RecordCommand<'ScoreVictoryPoints'> {}
export class RecordRoll extends RecordCommand<'RecordRoll'> {}
export class AnswerQuestion extends RecordCommand<'AnswerQuestion'> {}
export class ContestAnswer extends RecordCommand<'ContestAnswer'> {}
