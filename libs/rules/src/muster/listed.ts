import { keptLately } from '../kept-lately.js';
import { plainName } from '../pack/name.js';
import type { Datasheet, GroupOption, Roster, RosterEnhancement, RosterGroup, RosterUnit } from './roster.js';
import { numbered } from './numbered.js';

/** Twice the models of the smallest size, for twice its cost. */
export const REINFORCED = 'reinforced';

/** A unit of a roster together with its datasheet. `null`, or left out, where neither says. */
export interface ListedUnit {
  readonly id: string;
  readonly name: string;
  /** Name of its datasheet. */
  readonly datasheet: string;
  readonly keywords: readonly string[];
  readonly factions: readonly string[] | null;
  readonly role?: string;
  readonly traits: readonly string[];
  readonly figures: { readonly [figure: string]: number };
  readonly points: number | null;
  readonly models: number | null;
  readonly enhancements: readonly RosterEnhancement[];
  /** What is published about it. */
  readonly sheet: Datasheet;
}

/** Units of a roster are read many times while its checks are made. */
export const listedUnits = keptLately(8, (roster: Roster): readonly ListedUnit[] =>
  roster.units.map((unit) => listed(roster, unit)),
);

function listed(roster: Roster, unit: RosterUnit): ListedUnit {
  const { id, name, traits = [] } = unit;
  const datasheet = unit.datasheet ?? name;
  const sheet = sheetNamed(roster, datasheet);
  const role = unit.role ?? sheet.role;
  const size = traits.includes(REINFORCED) ? 2 : 1;
  const { keywords, figures } = numbered(unit.keywords ?? sheet.keywords ?? []);
  return {
    id,
    name,
    datasheet,
    keywords,
    factions: unit.factions ?? sheet.factions ?? null,
    ...(role === undefined ? {} : { role }),
    traits,
    figures: { ...figures, ...sheet.figures, ...unit.figures },
    points: unit.points ?? times(sheet.points, size),
    models: unit.models ?? times(sheet.models, size),
    enhancements: (unit.enhancements ?? []).filter((one) => typeof one !== 'string'),
    sheet,
  };
}

function sheetNamed({ datasheets = {} }: Roster, name: string): Datasheet {
  if (Object.hasOwn(datasheets, name)) return datasheets[name] ?? {};
  return Object.entries(datasheets).find(([other]) => plainName(other) === plainName(name))?.[1] ?? {};
}

function times(number: number | undefined, size: number): number | null {
  return number === undefined ? null : number * size;
}

/** Ids of the units of a group, its leader first. */
export function membersOf(group: RosterGroup): readonly string[] {
  return group.leader === undefined ? group.units : [group.leader, ...group.units];
}

/** The group that a unit stands in. */
export function groupOf(roster: Roster, unit: string): RosterGroup | undefined {
  return (roster.groups ?? []).find((group) => membersOf(group).includes(unit));
}

/** Units that stand in no group of the roster. */
export function unitsApart(roster: Roster): readonly ListedUnit[] {
  return listedUnits(roster).filter((unit) => !groupOf(roster, unit.id));
}

/** How many units count as standing apart: counted where the roster lists its groups, otherwise as it says. */
export function auxiliaryCount(roster: Roster): number {
  return roster.groups ? unitsApart(roster).length : (roster.auxiliary ?? 0);
}

/** What enhancements of the pack cost, by id; undefined where it does not say. */
export type EnhancementPrices = (id: string) => number | undefined;

/** What units and groups add up to; null where one of them has no known cost. */
export function sumOfUnits(roster: Roster, prices: EnhancementPrices = () => undefined): number | null {
  const priced = (roster.groups ?? []).filter((group) => group.points !== undefined);
  const within = new Set(priced.flatMap(membersOf));
  const costs = [
    ...priced.map((group) => group.points ?? 0),
    ...listedUnits(roster).flatMap((unit) => (within.has(unit.id) ? [] : [unit.points])),
    ...(roster.enhancementPoints === 'apart' ? enhancementCosts(roster, prices) : []),
  ];
  return costs.reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
}

/** What each enhancement on the roster costs; null where nobody says. */
function enhancementCosts(roster: Roster, prices: EnhancementPrices): readonly (number | null)[] {
  return roster.units.flatMap(({ enhancements = [] }) =>
    enhancements.map((one) => (typeof one === 'string' ? prices(one) : one.points) ?? null),
  );
}

/** Cost of the army, as the roster says or as it adds up; null where neither is known. */
export function pointsOf(roster: Roster, prices?: EnhancementPrices): number | null {
  return roster.points ?? (roster.units.length === 0 ? null : sumOfUnits(roster, prices));
}

export interface PlainOption {
  readonly of: string;
  readonly most: number;
  readonly least: number;
}

/** `Any Riders` and `0-1 Mage` are read as profiles print them. */
export function plainOption(option: GroupOption): PlainOption {
  const open = { most: Number.POSITIVE_INFINITY, least: 0 };
  if (typeof option !== 'string') return { ...open, ...option };
  const [, least, most, of] = /^(\d+)-(\d+)\s+(.+)$/.exec(option) ?? [];
  if (of !== undefined) return { of, least: Number(least), most: Number(most) };
  return { ...open, of: option.replace(/^any\s+/i, '') };
}
