import type { Side } from '@adjutant/rules';

/** What a number is: `cp`, `vp`, `vp:CATEGORY`, or `price:ENTRY`; as it stood after an entry. */
export interface FigureQuestion {
  readonly player: Side;
  readonly figure: string;
  readonly at: number;
  /** As the record counts then, and no further than this entry. */
  readonly upto?: number | undefined;
}
