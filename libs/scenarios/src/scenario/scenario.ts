import type { Json } from '@adjutant/kernel';
import type {
  Answer,
  Datasheet,
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

/** A scenario file: a scene, and steps with what has to come of each. Written in YAML; the JSON Schema beside the packs documents it. */
export interface Scenario extends Scene {
  readonly scenario: string;
  /** `id` or `id@release`. */
  readonly pack: string;
  readonly source?: string | readonly string[];
  readonly covers?: readonly string[];
  readonly steps?: readonly ScenarioStep[];
  /** Several scenes in one file: each starts afresh, with the file's own scene as its default. */
  readonly cases?: readonly ScenarioCase[];
}

export interface ScenarioCase extends Scene {
  readonly case: string;
  readonly steps: readonly ScenarioStep[];
}

export interface Scene {
  readonly settings?: {
    readonly enforcement?: 'strict' | 'advise';
    readonly attestations?: 'required' | 'open' | 'presumed';
  };
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
  /** Left out: no battle, only rosters. */
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
export type Chosen = string | readonly string[];

export type Both = { readonly [side in Side]?: number };

/** One step: who does what (exactly one of the doing words), and what is expected. */
export interface ScenarioStep extends Doing, Expected {
  readonly say?: string;
  readonly by?: Side;
}

/** An ability by name or id; with its bearer where several units have it. */
export type ClaimSaid = string | { readonly ability: string; readonly bearer?: string };

interface Doing {
  /** The battle starts, this side first; with `rolled` for dice that fall due with it. */
  readonly starts?: Side;
  /** Dice that fall due when the battle starts or goes on, by player. */
  readonly rolled?: { readonly [side in Side]?: number | readonly number[] };
  /** Sides of those dice, where they stand for others: 6 where a D6 was thrown for a D3. */
  readonly thrown?: number;
  readonly activates?: string;
  readonly ends?: 'activation';
  readonly deploys?: string;
  /** Answers the use that waits for it: the id of an option. */
  readonly replies?: string;
  /** Nothing happens; only what stands is looked at. */
  readonly looks?: true;
  /** Decides this, as `mission`; with `option`, or with the dice that were rolled for it. */
  readonly chooses?: string;
  readonly option?: string;
  readonly uses?: string;
  /** A unit, or several: the roles `target`, `second`, `third`, `fourth`. */
  readonly on?: string | readonly string[];
  readonly against?: string;
  readonly bearer?: string;
  readonly new?: string;
  readonly order?: string;
  readonly reroll?: string;
  readonly roles?: { readonly [role: string]: string | number };
  readonly claiming?: ClaimSaid | readonly ClaimSaid[];
  readonly answers?: { readonly [question: string]: Answer | boolean };
  /** `asked` (the default): everything else that is asked is answered as presumed. `none`: nothing is. */
  readonly vouch?: 'asked' | 'none';
  readonly die?: number;
  readonly dice?: readonly number[];
  /** Dice that those make due in turn. */
  readonly more?: readonly number[];
  readonly declared?: number;
  readonly override?: string;
  readonly as?: 'player' | 'scorekeeper' | 'judge' | 'head-judge' | 'organizer' | 'spectator';
  readonly orders?: string;
  readonly from?: string;
  readonly to?: string;
  readonly when?: 'end-of-phase' | 'mid-phase';
  readonly advance?: string;
  /** Who has the first turn of the battle round, as `by` decides. */
  readonly first?: Side;
  /** Several go at the same moment. */
  readonly destroyed?: string | readonly string[];
  /** Kinds of facts with what each says; several of one kind as a list. Recorded all at once. */
  readonly facts?: { readonly [fact: string]: Json };
  /** Dice thrown for objectives. */
  readonly draws?: ThrowSaid | readonly ThrowSaid[];
  /** With `draws`: dice for the objective that it brings along. */
  readonly bonus?: ThrowSaid;
  /** Discards an objective, by number or name; with `turn-end`: after the check. */
  readonly discards?: string | number;
  readonly d3?: number | { readonly [objective: string]: number };
  readonly d6?: number | { readonly [objective: string]: number };
  /** Goes on to the end of the turn and writes down what is so there; what is not said is as presumed. */
  readonly 'turn-end'?: { readonly [field: string]: Json };
  /** Plays turns in which nothing happens, up to this place. */
  readonly quiet?: string;
  /** With `quiet`: what is drawn on the way, by round and side. */
  readonly drawing?: { readonly [place: string]: ThrowSaid | readonly ThrowSaid[] };
  /** With `quiet`: other dice that fall due on the way, in order. */
  readonly lengths?: number | readonly number[];
  readonly returned?: { readonly unit: string; readonly as: string; readonly location?: string };
  readonly 'battle-shock'?: { readonly [unit: string]: 'passed' | 'failed' };
  readonly acts?: {
    readonly unit: string;
    readonly action: string;
    readonly targets?: readonly string[];
    readonly dice?: readonly number[];
  };
  readonly gains?: { readonly cp: number; readonly for: string };
  readonly scores?: { readonly category: string; readonly points: number; readonly for: string };
  readonly rolls?: readonly number[];
  /** Which open roll, where there are several: its purpose, or purpose@bearer. */
  readonly of?: string;
  readonly answer?: { readonly step: number; readonly question: string; readonly is: 'yes' | 'no' | boolean };
  readonly contest?: { readonly step: number; readonly question: string; readonly because: string };
  readonly roster?: RosterSaid;
  readonly strike?: number;
  readonly correct?: {
    readonly step: number;
    readonly die?: number;
    readonly answers?: { readonly [question: string]: Answer | boolean };
    readonly data?: { readonly [member: string]: Json };
    /** Of a fact: what these fields say instead. */
    readonly says?: { readonly [field: string]: Json };
    readonly before?: number;
  };
  readonly rewind?: number;
  readonly because?: string | readonly string[];
  readonly concede?: true;
  readonly finish?: 'all-rounds-played' | 'time' | 'judge';
  readonly confirm?: true;
  readonly command?: { readonly type: string; readonly data: { readonly [member: string]: Json } };
  readonly dispute?: Dispute;
  readonly rules?: Ruled;
  /** The step whose ruling is reversed. */
  readonly reverses?: number;
}

/** A ruling that is recorded. Steps are numbered from 1. */
export interface Ruled {
  readonly strike?: number | readonly number[];
  readonly redate?: { readonly step: number; readonly before: number };
  readonly answers?: { readonly step: number; readonly [question: string]: Answer | boolean | number };
  readonly adjust?: PointsSaid | readonly PointsSaid[];
  /** The refused step that is let stand. */
  readonly allow?: number;
  readonly back?: { readonly to: number; readonly backup: 'simple' | 'full' };
}

interface PointsSaid {
  readonly player: Side;
  readonly cp?: number;
  readonly vp?: number;
  readonly category?: string;
}

/** A judge's question to the record so far; nothing of it is recorded. Steps are numbered from 1. */
export interface Dispute {
  readonly strike?: number | readonly number[];
  readonly redate?: { readonly step: number; readonly before?: number; readonly after?: number };
  readonly amend?: { readonly step: number; readonly data: { readonly [member: string]: Json } };
  readonly answers?: { readonly step: number; readonly [question: string]: Answer | boolean | number };
  readonly release?: string;
}

type HandsSaid = { readonly [side in Side]?: readonly (number | string)[] };

interface HandsSeen {
  readonly by: Side | 'judge' | 'spectator';
  readonly hand: HandsSaid;
}

export interface Expected {
  /** Of a refusal: all of its reasons, the leading one first. */
  readonly exactly?: string | readonly string[];
  /** `accepted` and `recorded` are the same, and so are `refused` and `rejected`: say what reads best. */
  readonly then?: 'accepted' | 'recorded' | 'refused' | 'rejected' | 'already' | 'reroll';
  readonly cp?: Both;
  readonly vp?: Both;
  readonly lines?: readonly { readonly [member: string]: Json }[];
  readonly findings?: readonly { readonly [member: string]: Json }[];
  readonly result?: { readonly winner?: Side | 'draw' | 'none'; readonly ending?: string; readonly kind?: string };
  /** Where the battle is, as `R1.A.Activations#2`. */
  readonly at?: string;
  readonly open?: {
    readonly rolls?: readonly string[];
    readonly questions?: readonly string[];
    readonly answers?: readonly string[];
  };
  readonly states?: { readonly [unit: string]: readonly string[] };
  readonly places?: { readonly [unit: string]: string };
  /** What stands on counters, by counter and then by unit or side. */
  readonly counters?: { readonly [counter: string]: { readonly [of: string]: number } };
  /** What is under way, as `spell` or `spell: unbound`: exactly these. */
  readonly underWay?: readonly string[];
  readonly orderedTo?: { readonly [unit: string]: readonly string[] };
  /** With `roster`: what the roster adds up to, whether it is accepted or not. */
  readonly army?: { readonly points?: number; readonly auxiliary?: number; readonly unspent?: number };
  readonly replay?: readonly ReplayRow[];
  /** Numbers of the objectives that players hold, in the order in which they drew them; `66+51` with what it brought. */
  readonly hand?: HandsSaid;
  /** What somebody sees of the hands; `?` for an objective that is sealed. */
  readonly seen?: HandsSeen | readonly HandsSeen[];
  /** How many objectives players have to draw. */
  readonly due?: Both;
  /** What the record works out of the fact of this step, by field. */
  readonly derived?: { readonly [field: string]: Json };
}

/** What becomes of a step in each reading. */
export interface Readings {
  readonly corrected?: string;
  readonly 're-executed'?: string;
}

export interface ReplayRow {
  readonly step: number;
  /** In both readings, or in the corrected one alone where it is one word. */
  readonly verdict: string | Readings;
  readonly because?: string | readonly string[];
  readonly corrected?: Both;
  readonly 're-executed'?: Both;
}

/** The words of a step that say what is done. */
export const DOING = [
  'chooses',
  'starts',
  'activates',
  'ends',
  'deploys',
  'replies',
  'looks',
  'uses',
  'orders',
  'advance',
  'first',
  'destroyed',
  'facts',
  'draws',
  'discards',
  'd3',
  'd6',
  'turn-end',
  'quiet',
  'returned',
  'battle-shock',
  'acts',
  'gains',
  'scores',
  'rolls',
  'answer',
  'contest',
  'roster',
  'strike',
  'correct',
  'rewind',
  'concede',
  'finish',
  'confirm',
  'command',
  'dispute',
  'rules',
  'reverses',
] as const;
