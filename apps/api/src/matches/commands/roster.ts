import { PERIODS } from '@adjutant/rules';
import { ArrayMinSize } from 'class-validator';
import { Checked, isName, isPlain, Name, Names, OneOf, Part, Parts, Text, Whole, Yes } from '../../problems/fields.js';
import { faultsOf } from '../../problems/check.js';

class ClaimLimitPart {
  @Whole({ least: 1, most: 99 }) times!: number;
  @OneOf(PERIODS) per!: string;
}

class ClaimPart {
  @Yes({ optional: true }) zeroCost?: boolean;
  @Checked(
    (value) => Array.isArray(value) && value.every((one) => PERIODS.includes(one as never)),
    `be a list of ${PERIODS.join(', ')}`,
    {
      type: 'array',
      items: { type: 'string', enum: PERIODS },
    },
    { optional: true },
  )
  lifts?: string[];
  @Names({ says: 'Entries that the ability names; empty where it names none.' }) names!: string[];
  @Names({ says: 'Kinds of entries that it works for.' }) kinds!: string[];
  @OneOf(['bearer', 'army', 'aura']) reach!: string;
  @Parts(() => ClaimLimitPart, { optional: true }) limits?: ClaimLimitPart[];
}

class AbilityPart {
  @Name() id!: string;
  @Text({ longest: 200 }) name!: string;
  @Part(() => ClaimPart, { optional: true, says: 'What it lets its player claim when using an entry.' })
  claim?: ClaimPart;
}

class OrderSheetPart {
  @Whole({ most: 99 }) perRound!: number;
  @Names({ says: 'Keywords; a recipient needs one of them.' }) recipients!: string[];
}

const isAbility = (value: unknown): boolean =>
  isName(value) || (isPlain(value) && faultsOf(AbilityPart, value, '').length === 0);

export class UnitPart {
  @Name({ says: 'Unique in the match.' }) id!: string;
  @Text({ longest: 200 }) name!: string;
  @Names({ optional: true }) keywords?: string[];
  @Names({ optional: true }) wargear?: string[];
  @Whole({ optional: true, most: 1000 }) models?: number;
  @Names({ optional: true, says: 'Ids of enhancements that it bears.' }) enhancements?: string[];
  @Checked(
    (value) => Array.isArray(value) && value.length <= 100 && value.every(isAbility),
    'be a list of abilities: each an id, or {id, name, claim?}',
    { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'object' }] } },
    { optional: true },
  )
  abilities?: unknown[];
  @Part(() => OrderSheetPart, { optional: true }) orders?: OrderSheetPart;
  @Name({ optional: true, says: 'Id of the unit that this one leads.' }) leads?: string;
  @Name({ optional: true, says: 'battlefield (the default), reserves…' }) location?: string;
}

export class RosterPart {
  @Text({ longest: 200 }) faction!: string;
  @Name({ says: 'Id of the detachment.' }) detachment!: string;
  @Whole({ optional: true, most: 100_000 }) points?: number;
  @ArrayMinSize(1)
  @Parts(() => UnitPart)
  units!: UnitPart[];
}
