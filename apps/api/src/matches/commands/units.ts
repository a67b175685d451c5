import { Name, Names, OneOf, Text, Wholes } from '../../problems/fields.js';
import { AnswersMap, Overridable } from './common.js';

/** What happens to units. */
export class RecordUnitDestroyedData {
  @Name() unit!: string;
  @Name({ optional: true, says: 'The unit that destroyed it.' }) by?: string;
  @Text({ optional: true }) how?: string;
}

export class RecordUnitReturnedData {
  @Name() unit!: string;
  @Name({ says: 'Id of the unit that returns.' }) as!: string;
  @Name({ optional: true, says: 'reserves (the default) or battlefield.' }) location?: string;
  @Text({ says: 'By which rule.' }) what!: string;
}

export class RecordBattleShockData extends Overridable {
  @Name() unit!: string;
  @OneOf(['passed', 'failed']) result!: string;
  @Wholes({ optional: true, least: 1, most: 6 }) dice?: number[];
  @AnswersMap({ optional: true, says: 'What whoever records vouches for, by question; the rest is as it is presumed.' })
  answers?: object;
}

export class RecordUnitActionData extends Overridable {
  @Name() unit!: string;
  @Name({ says: 'An action that the pack knows, such as advanced or shot.' }) action!: string;
  @Names({ optional: true }) targets?: string[];
  @Wholes({ optional: true, least: 1, most: 100 }) dice?: number[];
  @AnswersMap({ optional: true, says: 'What whoever records vouches for, by question; the rest is as it is presumed.' })
  answers?: object;
}
