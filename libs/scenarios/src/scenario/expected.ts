import type { Json } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { Both } from './scene.js';

type HandsSaid = { readonly [side in Side]?: readonly (number | string)[] };

interface HandsSeen {
  readonly by: Side | 'judge' | 'spectator';
  readonly hand: HandsSaid;
}

/** What has to come of a step. */
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
