import { isShaped } from '../../problems/check.js';
import {
  Anything,
  Checked,
  isPlain,
  isWhole,
  MapOf,
  Name,
  Names,
  OneOf,
  Part,
  Parts,
  Whole,
  Wholes,
} from '../../problems/fields.js';
import { ClockPart, NamesMap, Seat } from './common.js';

const isTally = (value: unknown): boolean => isPlain(value) && Object.values(value).every(isWhole);
const bySide = (value: unknown): boolean =>
  isPlain(value) && Object.keys(value).every((side) => side === 'A' || side === 'B');
const TALLY = { type: 'object', additionalProperties: { type: 'object', additionalProperties: { type: 'integer' } } };

class UseSoFarPart {
  @Seat() player!: string;
  @Name() entry!: string;
  @Part(() => ClockPart) at!: ClockPart;
  @Name({ optional: true }) unit?: string;
}

class ActSoFarPart {
  @Name() unit!: string;
  @Name() act!: string;
  @Part(() => ClockPart) at!: ClockPart;
}

class ChoiceSoFarPart {
  @Name() choice!: string;
  @Seat({ optional: true, says: 'Whose it is; left out: the match’s.' }) player?: string;
  @Name() option!: string;
  @NamesMap({ optional: true, says: 'Units by role.' }) roles?: object;
  @Part(() => ClockPart) at!: ClockPart;
}

class BonusSoFarPart {
  @Name({ says: 'Id of the entry.' }) objective!: string;
  @Wholes({ least: 1, most: 100 }) dice!: number[];
  @Whole({ optional: true, least: 1, most: 100 }) die?: number;
}

class ObjectiveSoFarPart extends BonusSoFarPart {
  @Seat() player!: string;
  @Name({ optional: true, says: 'The objective that brought it along.' }) bonusOf?: string;
  @Part(() => BonusSoFarPart, { optional: true, says: 'What it brought along.' }) bonus?: BonusSoFarPart;
  @OneOf(['achieved', 'discarded'], { optional: true, says: 'What has become of it; left out: it is held.' })
  left?: string;
}

class FactSoFarPart {
  @Name({ says: 'Id of a kind of fact.' }) fact!: string;
  @Seat() player!: string;
  @Anything({ says: 'What it says, by field.' }) data!: object;
  @Part(() => ClockPart) at!: ClockPart;
}

class OrderSoFarPart {
  @Seat() player!: string;
  @Name() issuer!: string;
  @Name() order!: string;
  @Name() recipient!: string;
  @Part(() => ClockPart) at!: ClockPart;
}

class UnitSituationPart {
  @Name({ optional: true }) location?: string;
  @Names({ optional: true }) statuses?: string[];
  @Part(() => ClockPart, { optional: true, says: 'When it was destroyed.' }) destroyed?: ClockPart;
}

/** A record that begins in the middle of a battle: what stands before is declared, not played. */
export class AdoptSituationData {
  @Part(() => ClockPart) at!: ClockPart;
  @Seat({ says: 'Who had the first turn.' }) firstTurn!: string;
  @Checked(
    (value) => bySide(value) && Object.values(value as object).every(isTally),
    'be {A: {cp: number}, B: {…}}',
    TALLY,
  )
  balances!: object;
  @Checked(
    (value) => bySide(value) && Object.values(value as object).every(isTally),
    'be {A: {category: number}, B: {…}}',
    TALLY,
    {
      optional: true,
    },
  )
  score?: object;
  @Checked(
    (value) => bySide(value) && isTally(value),
    'be {A: number, B: number}',
    { type: 'object' },
    { optional: true },
  )
  gained?: object;
  @MapOf(
    isTally,
    'what stands for each unit or side',
    { type: 'object', additionalProperties: { type: 'integer' } },
    { optional: true, says: 'What stands on counters.' },
  )
  counters?: object;
  @MapOf(
    (value) => isShaped(UnitSituationPart, value),
    '{location?, statuses?, destroyed?}',
    { type: 'object' },
    {
      optional: true,
      says: 'By unit id.',
    },
  )
  units?: object;
  @Parts(() => UseSoFarPart, { optional: true }) uses?: UseSoFarPart[];
  @Parts(() => ActSoFarPart, { optional: true }) acts?: ActSoFarPart[];
  @Parts(() => ChoiceSoFarPart, { optional: true }) choices?: ChoiceSoFarPart[];
  @Parts(() => ObjectiveSoFarPart, { optional: true, says: 'Drawn so far, oldest first.' })
  objectives?: ObjectiveSoFarPart[];
  @Parts(() => FactSoFarPart, { optional: true, says: 'Written down so far, oldest first.' }) facts?: FactSoFarPart[];
  @Parts(() => OrderSoFarPart, { optional: true }) orders?: OrderSoFarPart[];
}
