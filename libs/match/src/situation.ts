import type { Clock, Drawn, FactData, Side } from '@adjutant/rules';

/** Where a record begins that does not start with the battle: declared, not played. */
export interface Situation {
  readonly at: Clock;
  readonly firstTurn: Side;
  readonly balances: { readonly [side in Side]?: { readonly [resource: string]: number } };
  readonly score?: { readonly [side in Side]?: { readonly [category: string]: number } };
  readonly gained?: { readonly [side in Side]?: number };
  readonly units?: { readonly [unit: string]: UnitSituation };
  readonly uses?: readonly {
    readonly player: Side;
    readonly entry: string;
    readonly at: Clock;
    readonly unit?: string;
    readonly roles?: { readonly [role: string]: string };
  }[];
  readonly acts?: readonly { readonly unit: string; readonly act: string; readonly at: Clock }[];
  /** Objectives drawn before, oldest first; `left`: what has become of them. */
  readonly objectives?: readonly (Partial<Drawn> & {
    readonly player: Side;
    readonly left?: 'achieved' | 'discarded';
    /** The commitment to everything else, where hands are sealed. */
    readonly sealed?: string;
  })[];
  readonly facts?: readonly {
    readonly fact: string;
    readonly player: Side;
    readonly data: FactData;
    readonly at: Clock;
  }[];
  readonly choices?: readonly {
    readonly choice: string;
    readonly player?: Side;
    readonly option: string;
    readonly roles?: { readonly [role: string]: string };
    readonly at: Clock;
  }[];
  /** Who had the first turn from earlier battle rounds on, and who decided it. */
  readonly turnOrders?: readonly { readonly round: number; readonly first: Side; readonly by?: Side }[];
  /** By counter: what stands there for a unit, a side, or `match`. */
  readonly counters?: { readonly [counter: string]: { readonly [of: string]: number } };
  readonly orders?: readonly {
    readonly player: Side;
    readonly issuer: string;
    readonly order: string;
    readonly recipient: string;
    readonly at: Clock;
  }[];
}

export interface UnitSituation {
  readonly location?: string;
  readonly statuses?: readonly string[];
  readonly destroyed?: Clock;
}
