import type { Citation } from '@adjutant/kernel';

/** A group of units of which only so many may be taken, in total or of each name. */
export interface MusterGroup {
  readonly id: string;
  readonly limitTotal?: number;
  readonly limitEach?: number;
  readonly units: readonly { readonly name: string; readonly models?: readonly number[] }[];
}

/** What an army with this detachment may consist of. */
export interface Muster {
  readonly faction?: string;
  readonly groups?: readonly MusterGroup[];
  readonly onlyListed?: boolean;
  /** Detachment points that it costs, in games where an army may field several; null: nobody knows. */
  readonly costs?: number | null;
  /** Options of a choice that it opens to its army, as ids of entries. */
  readonly opens?: readonly string[];
  readonly mustAttach?: readonly { readonly keyword: string; readonly to: string; readonly code: string }[];
  readonly source: Citation;
}
