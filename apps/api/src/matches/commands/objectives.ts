import { Name, Part, Whole, Wholes } from '../../problems/fields.js';
import { Overridable, Seat } from './common.js';

class ThrownPart {
  @Wholes({ least: 1, most: 100, says: 'The digits of the number, tens first.' }) dice!: number[];
  @Whole({ optional: true, least: 1, most: 100, says: 'The die that the objective asks for.' }) die?: number;
}

export class DrawObjectiveData extends Overridable {
  @Seat({ says: 'Who draws.' }) player!: string;
  @Wholes({ least: 1, most: 100, says: 'The digits of the number, tens first.' }) dice!: number[];
  @Whole({ optional: true, least: 1, most: 100, says: 'The die that the objective asks for.' }) die?: number;
  @Part(() => ThrownPart, { optional: true, says: 'Dice for the objective that this one brings along.' })
  bonus?: ThrownPart;
}

export class DiscardObjectiveData extends Overridable {
  @Seat({ says: 'Who discards.' }) player!: string;
  @Name({ says: 'Id, number or name of an objective that the player holds.' }) objective!: string;
}
