import { Name, OneOf, Part, Text, Whole, Wholes } from '../../problems/fields.js';
import { AnswersMap, Because, ClockPart, EntryNumber, NamesMap, Overridable, Seat } from './common.js';
import { DiceBrought } from './dice.js';

/** Time and points: what happens in a battle besides the use of rules. */
export class AdvancePhaseData extends DiceBrought {
  @Seat({ optional: true, says: 'Who declares it.' }) player?: string;
  @Part(() => ClockPart, { optional: true, says: 'Up to here; to the next phase where it is left out.' })
  to?: ClockPart;
}

/** An option that is picked, or the dice that point at one. */
export class ChooseData extends Overridable {
  @Name({ says: 'Id of the choice, as the pack lists them.' }) choice!: string;
  @Seat({ optional: true, says: 'Whose choice it is; for one of the match, who says it.' }) player?: string;
  @Name({ optional: true, says: 'Id or name of the option; may be left out where dice are given.' }) option?: string;
  @Wholes({ optional: true, least: 1, most: 1000, says: 'The dice that it was rolled with.' }) dice?: number[];
  @NamesMap({ optional: true, says: 'Units by role, where the option names some.' }) roles?: object;
  @AnswersMap({ optional: true, says: 'What whoever chooses vouches for, by question.' }) answers?: object;
}

const TAKEN_BACK =
  'points that were written down wrongly are put right with CorrectEntry on their entry; a judge takes points away with AdjustPoints';

export class GainCommandPointsData {
  @Seat() player!: string;
  @Whole({ least: 1, most: 99, instead: TAKEN_BACK }) amount!: number;
  @Text({ says: 'What for: the rule that gives them.' }) what!: string;
  @Text({ optional: true, says: 'The rule that lets them stand outside the cap on gains, by id or name.' })
  outsideCap?: string;
}

export class ScoreVictoryPointsData {
  @Seat() player!: string;
  @Name({ says: 'A category of the score sheet.' }) category!: string;
  @Whole({ least: 1, most: 999, says: 'As scored, before caps.', instead: TAKEN_BACK }) points!: number;
  @Text({ says: 'What for.' }) what!: string;
}

export class RecordRollData {
  @Seat({ optional: true, says: 'Who threw them; checked where it is said.' }) player?: string;
  @Name({ optional: true, says: 'Which open roll; may be left out while only one is open.' }) roll?: string;
  @Wholes({ least: 1, most: 1000 }) dice!: number[];
  @OneOf(['table', 'server'], { optional: true }) by?: string;
  @Whole({
    optional: true,
    least: 2,
    most: 1000,
    says: 'Sides of the dice thrown, where they stand for others: 6 for a D3.',
  })
  thrown?: number;
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

export class DecideTurnOrderData extends Overridable {
  @Seat({ says: 'Who has the first turn of the battle round.' }) first!: string;
  @Seat({ says: 'Who decided that.' }) by!: string;
}
