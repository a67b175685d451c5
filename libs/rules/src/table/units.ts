import type { Clock, Side } from '../clock/sequence.js';
import type { OrderSheet, RosterAbility, RosterDetachment, RosterStratagem } from '../muster/roster-parts.js';
import type { Table } from './table.js';

export interface Unit {
  readonly id: string;
  readonly owner: Side;
  readonly name: string;
  readonly keywords: readonly string[];
  /** Faction keywords, where the roster lists them apart. */
  readonly factions?: readonly string[];
  /** Battlefield role, as `Troops`. */
  readonly role?: string;
  /** What it is in this army: `warlord`, `general`… */
  readonly traits?: readonly string[];
  /** Whole numbers of its profile: `wounds`, `health`… */
  readonly figures?: { readonly [figure: string]: number };
  readonly points?: number;
  readonly wargear: readonly string[];
  readonly models: number;
  /** Ids of pack entries (enhancements, abilities) and abilities written out in full. */
  readonly enhancements: readonly string[];
  readonly abilities: readonly (string | RosterAbility)[];
  readonly orders?: OrderSheet;
  /** The unit that this one leads, or that leads this one, as an attached unit. */
  readonly attachedTo?: string;
  /** The other parts of an attached unit of three parts or more. */
  readonly alsoAttachedTo?: readonly string[];
  /** The unit without which this one leaves the table. */
  readonly boundTo?: { readonly unit: string; readonly location: string };
  /** `battlefield`, `reserves`…, or the id of the unit that carries it. */
  readonly location: string;
  /** Where it was before, in order. */
  readonly been?: readonly string[];
  readonly statuses: readonly string[];
  readonly destroyed?: Destruction;
}

export interface Destruction {
  readonly at: Clock | null;
  readonly entry: number;
  readonly statuses: readonly string[];
  readonly wasAttached: boolean;
}

export interface Army {
  readonly faction: string;
  readonly detachment: string | null;
  readonly points: number | null;
  /** Agreed points limit of this player. */
  readonly limit?: number;
  /** Points set aside for units that come during the battle. */
  readonly reserved?: number;
  /** How many units stand in no group of the roster. */
  readonly auxiliary?: number;
  readonly groups?: readonly ArmyGroup[];
  readonly picks?: readonly ArmyPick[];
  /** What the roster says of its detachments, by name. */
  readonly detachments?: { readonly [name: string]: RosterDetachment };
  readonly stratagems?: readonly RosterStratagem[];
}

/** Units that stand together on a roster: a detachment, a regiment. The leader is among the units. */
export interface ArmyGroup {
  readonly kind: string;
  readonly name: string | null;
  readonly leader: string | null;
  readonly units: readonly string[];
}

/** Something that the army took from a list: terrain, a lore, a formation. */
export interface ArmyPick {
  readonly kind: string;
  readonly name: string;
  readonly teaches: readonly (string | RosterAbility)[];
}

/** Ids of the other parts of the attached unit that a unit is or was part of, whether they live or not. */
export function partnersOf(unit: Unit | undefined): readonly string[] {
  if (unit?.attachedTo === undefined) return [];
  return [unit.attachedTo, ...(unit.alsoAttachedTo ?? [])];
}

/** The other parts that live: none where the unit itself does not, since it has left them. */
function livingPartners(table: Table, unit: Unit): readonly Unit[] {
  if (unit.destroyed) return [];
  return partnersOf(unit)
    .flatMap((id) => table.units[id] ?? [])
    .filter(({ destroyed }) => !destroyed);
}

/** The unit, with the living units that it forms an attached unit with: together they are one unit for most rules. */
export function partsOf(table: Table, unit: Unit): readonly string[] {
  return [unit.id, ...livingPartners(table, unit).map(({ id }) => id)];
}

/** The unit and those that it forms or formed an attached unit with: what one part did, the others have done as well. */
export function joinedOf(unit: Unit | undefined): readonly string[] {
  return unit ? [unit.id, ...partnersOf(unit)] : [];
}

/** A number of its profile, or how many models it began with; undefined where nobody has told it. */
export function toldFigure({ figures, models }: Unit, figure: string): number | undefined {
  return figures?.[figure] ?? (figure === 'models' && models > 0 ? models : undefined);
}

/** Keywords of a unit, together with those of the units that it forms an attached unit with while both live. */
export function keywordsOf(table: Table, unit: Unit): readonly string[] {
  return [unit, ...livingPartners(table, unit)].flatMap(({ keywords }) => keywords);
}

/** Whether the unit is part of an attached unit of which another part lives. */
export function hasLivingPart(table: Table, unit: Unit): boolean {
  return partnersOf(unit).some((id) => table.units[id] !== undefined && !table.units[id].destroyed);
}

/** Whether nobody has told the keywords of the unit, or of one that it forms an attached unit with. */
export function hasUntoldKeywords(table: Table, unit: Unit): boolean {
  return partsOf(table, unit).some((id) => table.units[id]?.keywords.length === 0);
}

export function onBattlefield(unit: Unit | undefined): boolean {
  return unit !== undefined && !unit.destroyed && unit.location === 'battlefield';
}
