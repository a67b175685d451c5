import type { EntrantId } from '../../facts.js';
import type { Cost } from '../draft.js';
import type { LevelName } from '../levels.js';
import type { TableReason } from '../table-reasons.js';
import type { Evidence } from './evidence.js';

/** Why somebody did not get an opponent, or the bye, that they could have had. */
export interface Skipped {
  /** The opponent; or who else might have had the bye. */
  readonly player: EntrantId;
  /**
   * `itself`: that pair would cost more than theirs does. `others`: it would not, but it leaves two others for each other, and all four
   * together would cost more. `barred`: no bye for them. `not-tried`: it would have been as good or better: the field was too
   * large to try everything, or the draft was changed by hand.
   */
  readonly because: 'itself' | 'others' | 'barred' | 'not-tried';
  /** The first level on which it would cost more. */
  readonly level?: LevelName;
  readonly of?: string;
  /** Of which pair the level says so, and on what it rests; one alone is the bye. */
  readonly pair?: readonly EntrantId[];
  readonly evidence?: Evidence;
  /** With `others`: whom it would leave for each other; one alone would have the bye. */
  readonly left?: readonly EntrantId[];
}

export interface Side {
  readonly player: EntrantId;
  readonly score: number;
  readonly path: string;
  /** The score group, from 1 at the top. */
  readonly group: number;
  /** Everybody who stood as near to them as their opponent, or nearer. */
  readonly skipped: readonly Skipped[];
}

/** Why two play each other, and why there. */
export interface TableExplained {
  readonly sides: readonly [Side, Side];
  /** What the pair costs: only levels on which it costs anything, without the lot. */
  readonly costs: readonly (Cost & { readonly evidence: Evidence })[];
  readonly seat: TableReason;
}

/** Why somebody has the bye. */
export interface ByeExplained {
  readonly side: Side;
  /** Asked for, or given before pairing: nothing else was looked at. */
  readonly asked: boolean;
  readonly costs: readonly (Cost & { readonly evidence: Evidence })[];
}
