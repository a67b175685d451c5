import { Name, Whole } from '../../problems/fields.js';
import { AnswersMap, NamesMap, Overridable, Seat } from './common.js';

/** Where players alternate unit by unit, and where one answers what the other used. */
export class ActivateUnitData extends Overridable {
  @Name({ says: 'The unit named for the slot under way.' }) unit!: string;
  @Seat({ optional: true, says: 'Who names it; its owner where it is left out.' }) player?: string;
}

export class EndActivationData extends Overridable {
  @Seat({ optional: true, says: 'Who declares it.' }) player?: string;
}

export class PlaceUnitData extends Overridable {
  @Name({ says: 'The unit that is put on the table.' }) unit!: string;
  @Seat({ optional: true, says: 'Who places it; its owner where it is left out.' }) player?: string;
}

export class AnswerUseData extends Overridable {
  @Seat() player!: string;
  @Name({ says: 'One of the options that the used entry lists.' }) option!: string;
  @Whole({ optional: true, says: 'Number of the use; may be left out while only one waits.' }) entry?: number;
  @NamesMap({ optional: true, says: 'Units by role, where the option names some.' }) roles?: object;
  @AnswersMap({ optional: true, says: 'What whoever answers vouches for, by question.' }) answers?: object;
}
