import type { Json } from '@adjutant/kernel';
import type {
  Datasheet,
  Depth,
  OrderSheet,
  Roster,
  RosterAbility,
  RosterEnhancement,
  RosterGroup,
  RosterPick,
  RosterStratagem,
  Side,
} from '@adjutant/rules';
import type { ThrowSaid } from './throws.js';

/** What stands before the first step. */
export interface Scene {
  readonly settings?: {
    readonly enforcement?: 'strict' | 'advise';
    readonly attestations?: 'required' | 'open' | 'presumed';
  };
  /** How deep the match is recorded; in full where it is left out. */
  readonly depth?: Depth;
  /** A detachment id, or faction and detachment and points. */
  readonly armies?: { readonly [side in Side]?: string | SceneArmy };
  readonly units?: { readonly [id: string]: SceneUnit };
  /** Datasheets that rosters of the scene name, by name. */
  readonly datasheets?: { readonly [name: string]: Datasheet };
  /** Enhancements that rosters of the scene hand out, by name. */
  readonly enhancements?: { readonly [name: string]: Omit<RosterEnhancement, 'name' | 'extra'> };
  /** Rosters that stand before the first step, for a scene without `start`. They are checked. */
  readonly rosters?: { readonly [side in Side]?: RosterSaid };
  /** What was decided before the battle, by choice: an option, or one for each player; several in a list. */
  readonly choices?: { readonly [choice: string]: Chosen | { readonly [side in Side]?: Chosen } };
  readonly start?: SceneStart;
}

export interface SceneArmy {
  readonly detachment?: string;
  readonly faction?: string;
  readonly points?: number;
  readonly limit?: number;
  readonly reserved?: number;
  readonly auxiliary?: number;
  readonly groups?: readonly RosterGroup[];
  readonly picks?: readonly ScenePick[];
  readonly stratagems?: readonly RosterStratagem[];
  readonly enhancementPoints?: 'included' | 'apart';
  readonly asWritten?: readonly string[];
}

export type ScenePick = Omit<RosterPick, 'teaches'> & { readonly teaches?: readonly (string | SceneAbility)[] };

export type UnitSaid = SceneUnit & { readonly id?: string; readonly count?: number };

/** Units in a line: `Lord [general] + 2 Guard [reinforced], Riders @reserves`. The first one leads, where they are a group. */
export type UnitsLine = string;

/** A roster as a step says it. What its units leave out is taken from the catalogue of the scene. */
export interface RosterSaid extends Omit<Roster, 'units' | 'faction' | 'picks' | 'groups'> {
  readonly faction?: string;
  readonly units?: readonly UnitSaid[];
  /** By kind: lines, or lines with what else is known of the group; or written out with the ids of units. */
  readonly groups?:
    | readonly RosterGroup[]
    | {
        readonly [kind: string]:
          | UnitsLine
          | readonly (UnitsLine | (Omit<RosterGroup, 'kind' | 'leader' | 'units'> & { readonly units: UnitsLine }))[];
      };
  /** Units that stand in no group. */
  readonly apart?: UnitsLine | readonly UnitsLine[];
  /** `Bold on Lord`, `Crown on A2 (extra)`. */
  readonly enhancements?: readonly string[];
  readonly picks?: readonly ScenePick[];
}

export interface SceneUnit {
  readonly name: string;
  readonly owner?: Side;
  readonly keywords?: readonly string[];
  readonly wargear?: readonly string[];
  readonly factions?: readonly string[];
  readonly role?: string;
  readonly traits?: readonly string[];
  readonly figures?: { readonly [figure: string]: number };
  readonly points?: number;
  readonly datasheet?: string;
  readonly models?: number;
  readonly enhancements?: readonly (string | RosterEnhancement)[];
  readonly abilities?: readonly (string | SceneAbility)[];
  readonly orders?: OrderSheet | number;
  readonly leads?: string;
  readonly at?: string;
  readonly states?: readonly string[];
  /** Where it was destroyed, as `R1.A.Shooting`. */
  readonly destroyed?: string;
}

export type SceneAbility = Omit<RosterAbility, 'id'> & { readonly id?: string };

export interface SceneStart {
  /** `R2.B.Fight`: battle round, whose turn, phase. */
  readonly at: string;
  readonly first?: Side;
  readonly cp?: Both;
  readonly vp?: { readonly [side in Side]?: { readonly [category: string]: number } };
  /** Gains under the shared cap already taken in this battle round. */
  readonly gained?: Both;
  readonly uses?: readonly {
    readonly by: Side;
    readonly entry: string;
    readonly at?: string;
    readonly on?: string;
    readonly roles?: { readonly [role: string]: string };
  }[];
  /** Objectives that players hold, and those that have left their hands. */
  readonly hand?: { readonly [side in Side]?: readonly ThrowSaid[] };
  /** Cards that players hold, by name or id. */
  readonly cards?: { readonly [side in Side]?: readonly string[] };
  readonly achieved?: { readonly [side in Side]?: readonly ThrowSaid[] };
  readonly discarded?: { readonly [side in Side]?: readonly ThrowSaid[] };
  readonly facts?: readonly { readonly fact: string; readonly by: Side; readonly says: Json; readonly at: string }[];
  readonly acts?: readonly { readonly unit: string; readonly action: string; readonly at?: string }[];
  readonly choices?: readonly {
    readonly choice: string;
    readonly by?: Side;
    readonly option: string;
    readonly roles?: { readonly [role: string]: string };
    readonly at?: string;
  }[];
  readonly turnOrders?: readonly { readonly round: number; readonly first: Side; readonly by?: Side }[];
  readonly counters?: { readonly [counter: string]: { readonly [of: string]: number } };
  readonly orders?: readonly {
    readonly order: string;
    readonly from: string;
    readonly to: string;
    readonly at?: string;
  }[];
}

/** An option of a choice, by id or name, or several. */
export type Chosen = string | readonly string[] | ChosenWith;

/** An option with what is named along with it. */
export interface ChosenWith {
  readonly option: string;
  readonly roles: { readonly [role: string]: string };
}

export type Both = { readonly [side in Side]?: number };
