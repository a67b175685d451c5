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
  readonly mustAttach?: readonly { readonly keyword: string; readonly to: string; readonly code: string }[];
  readonly source: Citation;
}
