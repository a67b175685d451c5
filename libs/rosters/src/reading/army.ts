/** What a reader makes of a list: as it stands there, before any name is looked up. Readers fill it in line by line. */
export interface Army {
  title?: string;
  /** The last line that says which program wrote it. */
  signature?: string;
  /** From the widest to the most special one. */
  factions: string[];
  /** As they stand; several may stand in one, joined by commas and "and". */
  detachments: string[];
  picks: Pick[];
  /** As stated. */
  points?: number;
  limit?: number;
  /** Number of units, as stated. */
  counted?: number;
  units: Unit[];
  groups: Group[];
}

export interface Pick {
  readonly kind: string;
  readonly name: string;
}

/** So many of something. */
export interface Part {
  readonly name: string;
  readonly count: number;
}

export interface Bonus {
  readonly name: string;
  /** The table that it stands in. */
  readonly table: string;
  points?: number;
}

export interface Unit {
  readonly name: string;
  /** The line that names it, or the number of its node. */
  readonly at: number;
  datasheet?: string;
  models?: number;
  /** Its program does not say how many models there are, gear or no gear. */
  unsized?: true;
  points?: number;
  role?: string;
  keywords?: readonly string[];
  factions?: readonly string[];
  figures?: { readonly [figure: string]: number };
  traits: string[];
  gear: Part[];
  /** Its models by name. */
  members: Part[];
  bonuses: Bonus[];
  leads?: Unit;
}

export interface Group {
  readonly kind: string;
  readonly name?: string;
  leader?: Unit;
  readonly units: Unit[];
  /** What it costs as a whole. */
  readonly points?: number;
}

export function army(): Army {
  return { factions: [], detachments: [], picks: [], units: [], groups: [] };
}

export function unitNamed(name: string, at: number): Unit {
  return { name, at, traits: [], gear: [], members: [], bonuses: [] };
}

/** How many models a unit has: those that are listed, or one where its gear stands at the first level. */
export function modelsOf({ models, members, gear, unsized }: Unit): number | undefined {
  if (models !== undefined) return models;
  if (members.length > 0) return members.reduce((sum, { count }) => sum + count, 0);
  return gear.length > 0 && !unsized ? 1 : undefined;
}
