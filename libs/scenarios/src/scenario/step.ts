import type { Json } from '@adjutant/kernel';
import type { Answer, BookEntry, Side } from '@adjutant/rules';
import type { Expected } from './expected.js';
import type { RosterSaid } from './scene.js';
import type { ThrowSaid } from './throws.js';

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
  readonly cards?: string | readonly string[];
  readonly claims?: string;
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
    readonly place?: string;
    readonly dice?: readonly number[];
  };
  readonly gains?: { readonly cp: number; readonly for: string };
  readonly scores?: { readonly category: string; readonly points: number; readonly for: string };
  readonly tells?: readonly BookEntry[];
  readonly rolls?: readonly number[];
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
  'cards',
  'claims',
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
  'tells',
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
