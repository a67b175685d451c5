import { Anything, Name, Names, Parts, Text } from '../../problems/fields.js';
import { Overridable, Seat } from './common.js';

/** What players write down about the table. */
class FactPart {
  @Name({ says: 'Id of a kind of fact that the pack knows.' }) fact!: string;
  @Anything({ says: 'What it says, by field.' }) data!: object;
}

export class RecordFactData extends Overridable {
  @Name({ says: 'Id of a kind of fact that the pack knows.' }) fact!: string;
  @Seat({ says: 'Who writes it down.' }) player!: string;
  @Anything({ says: 'What it says, by field.' }) data!: object;
}

export class RecordFactsData extends Overridable {
  @Seat({ says: 'Who writes them down.' }) player!: string;
  @Parts(() => FactPart, { says: 'All of them are recorded, in this order, or none.' }) facts!: FactPart[];
}

export class RecordUnitsDestroyedData {
  @Names({ says: 'Units that go at the same moment.' }) units!: string[];
  @Name({ optional: true, says: 'The unit that destroyed them.' }) by?: string;
  @Text({ optional: true }) how?: string;
}
