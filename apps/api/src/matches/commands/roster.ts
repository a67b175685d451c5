import { PERIODS } from '@adjutant/rules';
import { ArrayMinSize } from 'class-validator';
import {
  Checked,
  isName,
  isWhole,
  MapOf,
  Name,
  Names,
  OneOf,
  Part,
  Parts,
  Text,
  Whole,
  Yes,
} from '../../problems/fields.js';
import { isShaped } from '../../problems/check.js';

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
  @Name({ optional: true, says: 'What sort of ability it is.' }) kind?: string;
  @Names({ optional: true }) keywords?: string[];
  @MapOf(isWhole, 'whole numbers', { type: 'integer' }, { optional: true, says: 'Numbers printed on it.' })
  figures?: object;
  @Part(() => ClaimPart, { optional: true, says: 'What it lets its player claim when using an entry.' })
  claim?: ClaimPart;
}

class OrderSheetPart {
  @Whole({ most: 99 }) perRound!: number;
  @Names({ says: 'Keywords; a recipient needs one of them.' }) recipients!: string[];
}

class EnhancementPart {
  @Name() name!: string;
  @Name({ says: 'The table that it stands in.' }) table!: string;
  @Names({ optional: true, says: 'Names or keywords of units that may bear it; any one is enough.' })
  eligible?: string[];
  @Yes({ optional: true, says: 'Taken besides the one that the table allows, by an ability.' }) extra?: boolean;
  @Whole({ optional: true, most: 100_000, says: 'What it costs.' }) points?: number;
}

class OptionPart {
  @Name({ says: 'Name or keyword of the units.' }) of!: string;
  @Whole({ optional: true, most: 100 }) most?: number;
  @Whole({ optional: true, most: 100, says: '1 or more: the option is compulsory.' }) least?: number;
}

/** A list of names, or of names written out as objects of a class. */
const namesOr = (part: new () => object) => (value: unknown) =>
  Array.isArray(value) && value.length <= 100 && value.every((one) => isName(one) || isShaped(part, one));

const NAMES_OR_OBJECTS = { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'object' }] } };

/** What a unit and its datasheet have in common. */
class ProfilePart {
  @Names({ optional: true }) keywords?: string[];
  @Names({ optional: true, says: 'Faction keywords.' }) factions?: string[];
  @Name({ optional: true, says: 'Battlefield role.' }) role?: string;
  @MapOf(isWhole, 'whole numbers', { type: 'integer', minimum: 0 }, { optional: true, says: 'wounds, health…' })
  figures?: { [figure: string]: number };
  @Whole({ optional: true, most: 100_000, says: 'On a datasheet: cost at the smallest size.' }) points?: number;
  @Whole({ optional: true, most: 1000, says: 'On a datasheet: models at the smallest size.' }) models?: number;
}

class DatasheetPart extends ProfilePart {
  @Checked(namesOr(OptionPart), 'be a list of options: each a name, or {of, most?, least?}', NAMES_OR_OBJECTS, {
    optional: true,
    says: 'For leaders: which units may stand in the group that it leads.',
  })
  options?: unknown[];
  @Names({ optional: true, says: 'Leaders whose groups it may join.' }) joins?: string[];
}

export class UnitPart extends ProfilePart {
  @Name({ says: 'Unique in the match.' }) id!: string;
  @Text({ longest: 200 }) name!: string;
  @Name({ optional: true, says: 'Name of its datasheet, where that is not its own name.' }) datasheet?: string;
  @Names({ optional: true, says: 'What it is in this army: warlord, general, reinforced…' }) traits?: string[];
  @Names({ optional: true }) wargear?: string[];
  @Checked(
    namesOr(EnhancementPart),
    'be a list of enhancements: each an id or a name of the pack, or {name, table, eligible?, extra?, points?}',
    NAMES_OR_OBJECTS,
    { optional: true },
  )
  enhancements?: unknown[];
  @Checked(namesOr(AbilityPart), 'be a list of abilities: each an id, or {id, name, claim?}', NAMES_OR_OBJECTS, {
    optional: true,
  })
  abilities?: unknown[];
  @Part(() => OrderSheetPart, { optional: true }) orders?: OrderSheetPart;
  @Name({ optional: true, says: 'Id of the unit that this one leads.' }) leads?: string;
  @Name({ optional: true, says: 'battlefield (the default), reserves…' }) location?: string;
}

class GroupPart {
  @Name({ says: 'What sort of group: detachment, regiment…' }) kind!: string;
  @Text({ optional: true, longest: 200 }) name?: string;
  @Name({ optional: true, says: 'Id of the unit that leads it.' }) leader?: string;
  @Names({ says: 'Ids of its units, the leader apart.' }) units!: string[];
  @Whole({ optional: true, most: 100_000, says: 'What it costs as a whole.' }) points?: number;
  @Names({ optional: true, says: 'Factions that may include it.' }) factions?: string[];
}

class PickPart {
  @Name({ says: 'What sort of choice: terrain, spell-lore…' }) kind!: string;
  @Text({ longest: 200 }) name!: string;
  @Names({ optional: true, says: 'Factions that may take it.' }) factions?: string[];
  @Whole({ optional: true, most: 100_000 }) points?: number;
  @Checked(
    namesOr(AbilityPart),
    'be a list of abilities: each a name, or {id, name, kind?, keywords?, figures?}',
    { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'object' }] } },
    { optional: true, says: 'What units of the army know by it.' },
  )
  teaches?: unknown[];
}

class PhaseTimingPart {
  @Name({ says: 'Id of a step of the turn order.' }) phase!: string;
  @OneOf(['own', 'opponent', 'either']) turn!: string;
}

class TimingPart {
  @Parts(() => PhaseTimingPart) phases!: PhaseTimingPart[];
  @Text({ optional: true, says: 'When within the phase, in words.' }) window?: string;
  @Text({ optional: true, says: 'What it follows, in words.' }) trigger?: string;
}

class StratagemLimitPart extends ClaimLimitPart {
  @OneOf(['army', 'unit'], { optional: true, says: 'army where it is left out.' }) scope?: string;
}

class StratagemPart {
  @Name({ optional: true, says: 'Made from its name where it is left out.' }) id?: string;
  @Name({ says: 'Name by which its player uses it.' }) name!: string;
  @MapOf(isWhole, 'whole numbers', { type: 'integer', minimum: 0 }, { says: 'Points of one resource, as {cp: 1}.' })
  costs!: { [resource: string]: number };
  @Part(() => TimingPart, { optional: true }) timing?: TimingPart;
  @Parts(() => StratagemLimitPart, { optional: true, says: "Besides the pack's own." }) limits?: StratagemLimitPart[];
}

export class RosterPart {
  @Text({ longest: 200 }) faction!: string;
  @Name({ optional: true, says: 'Id or name of the detachment, in games where an army fields one.' })
  detachment?: string;
  @Whole({ optional: true, most: 100_000, says: 'Cost of the army; left out: what its units add up to.' })
  points?: number;
  @Whole({ optional: true, most: 100_000, says: 'Agreed points limit of this player.' }) limit?: number;
  @Whole({ optional: true, most: 100_000, says: 'Points set aside for units that come during the battle.' })
  reserved?: number;
  @Whole({ optional: true, most: 500, says: 'Units outside its groups, for a roster that does not list these.' })
  auxiliary?: number;
  @ArrayMinSize(1)
  @Parts(() => UnitPart)
  units!: UnitPart[];
  @Parts(() => GroupPart, { optional: true, says: 'Units that stand together.' }) groups?: GroupPart[];
  @Parts(() => PickPart, { optional: true, says: 'Terrain, lores, formations.' }) picks?: PickPart[];
  @Parts(() => StratagemPart, { optional: true, says: 'Stratagems of books that no pack describes.' })
  stratagems?: StratagemPart[];
  @OneOf(['included', 'apart'], {
    optional: true,
    says: 'Whether the points of a unit hold those of its enhancements; included where it is left out.',
  })
  enhancementPoints?: string;
  @Names({ optional: true, says: 'Names that are meant as they stand, although the pack knows one that is near.' })
  asWritten?: string[];
  @MapOf(
    (value) => isShaped(DatasheetPart, value),
    'datasheets: {keywords?, factions?, role?, figures?, points?, models?, options?, joins?}',
    { type: 'object' },
    { optional: true, says: 'By name: what is published about units of the roster.' },
  )
  datasheets?: { [name: string]: unknown };
}
