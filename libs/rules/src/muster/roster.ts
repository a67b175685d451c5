import type { OrderSheet, RosterAbility, RosterStratagem } from '../table/table.js';

/**
 * A unit as written on a roster. What it leaves out is taken from its datasheet, where the roster has that.
 * `models` is the number of models; 0 where the roster does not say.
 */
export interface RosterUnit {
  readonly id: string;
  readonly name: string;
  /** Name of its datasheet, where that is not its own name. */
  readonly datasheet?: string;
  readonly keywords?: readonly string[];
  /** Faction keywords. */
  readonly factions?: readonly string[];
  /** Battlefield role, as `Troops`. */
  readonly role?: string;
  /** What it is in this army: `warlord`, `general`, `reinforced`… */
  readonly traits?: readonly string[];
  /** Whole numbers of its profile: `wounds`, `health`… */
  readonly figures?: { readonly [figure: string]: number };
  /** What it costs as it stands here, upgrades included. */
  readonly points?: number;
  readonly wargear?: readonly string[];
  readonly models?: number;
  /** Ids of pack entries, and enhancements written out for tables that no pack describes. */
  readonly enhancements?: readonly (string | RosterEnhancement)[];
  readonly abilities?: readonly (string | RosterAbility)[];
  readonly orders?: OrderSheet;
  /** Id of the unit that this one leads as an attached unit. */
  readonly leads?: string;
  readonly location?: string;
}

/** What is published about a unit, copied onto the roster: no pack describes every datasheet. */
export interface Datasheet {
  /** Cost at the smallest size. */
  readonly points?: number;
  /** Models at the smallest size. */
  readonly models?: number;
  readonly keywords?: readonly string[];
  readonly factions?: readonly string[];
  readonly role?: string;
  readonly figures?: { readonly [figure: string]: number };
  /** For leaders: which units may stand in the group that it leads. */
  readonly options?: readonly GroupOption[];
  /** Names or keywords of leaders whose groups it may join although it could lead one of its own. */
  readonly joins?: readonly string[];
}

/** Units that a leader may take along: any number of them (`Riders`, `Any Riders`), `0-1 Mage`, or written out. */
export type GroupOption =
  | string
  | {
      /** Name or keyword. */
      readonly of: string;
      readonly most?: number;
      /** 1 or more: the option is compulsory. */
      readonly least?: number;
    };

export interface RosterEnhancement {
  readonly name: string;
  /** The table that it stands in, as `heroic trait`. */
  readonly table: string;
  /** Names or keywords of units that may bear it; any one of them is enough. Left out: the roster leaves it open. */
  readonly eligible?: readonly string[];
  /** Taken besides the one that the table allows, by an ability. */
  readonly extra?: boolean;
  /** What it costs. */
  readonly points?: number;
}

/** Units that stand together on a roster: a detachment, a regiment, units bought as one. */
export interface RosterGroup {
  readonly kind: string;
  readonly name?: string;
  readonly leader?: string;
  /** Ids of its units, the leader apart. */
  readonly units: readonly string[];
  /** What it costs as a whole, where its units have no cost of their own. */
  readonly points?: number;
  /** Factions that may include it. */
  readonly factions?: readonly string[];
}

/** Something that an army takes from a list: terrain, a lore, a formation. */
export interface RosterPick {
  readonly kind: string;
  readonly name: string;
  readonly factions?: readonly string[];
  readonly points?: number;
  /** What units of the army know by it. */
  readonly teaches?: readonly (string | RosterAbility)[];
}

export interface Roster {
  readonly faction: string;
  readonly detachment?: string;
  /** Cost of the army; left out: what its units add up to. */
  readonly points?: number;
  /** Agreed points limit of this player. */
  readonly limit?: number;
  /** Points set aside for units that come during the battle. */
  readonly reserved?: number;
  /** How many units stand in no group; only for a roster that does not list its groups. */
  readonly auxiliary?: number;
  readonly units: readonly RosterUnit[];
  readonly groups?: readonly RosterGroup[];
  readonly picks?: readonly RosterPick[];
  /** Stratagems of books that no pack describes. */
  readonly stratagems?: readonly RosterStratagem[];
  /** Whether the points of a unit hold those of its enhancements: `included` (left out), or `apart`, as some lists print them. */
  readonly enhancementPoints?: 'included' | 'apart';
  /** Names that are meant as they stand, although the pack knows one that is near. */
  readonly asWritten?: readonly string[];
  /** By name. */
  readonly datasheets?: { readonly [name: string]: Datasheet };
}
