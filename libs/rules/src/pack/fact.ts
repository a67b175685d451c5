import type { Citation } from '@adjutant/kernel';
import type { Condition } from './condition.js';
import type { Effect } from './effect.js';
import type { Figure } from './figure.js';

/**
 * What a field of a fact holds. `side`: `A` or `B`. `marker`: a marker that is on the table. `dice`: a list of dice.
 * A list of words: one of these. Units are named by their ids and are roles for the conditions of the fact.
 */
export type FieldKind =
  | 'number'
  | 'side'
  | 'own-unit'
  | 'enemy-unit'
  | 'unit'
  | 'new-unit'
  | 'text'
  | 'yes-no'
  | 'marker'
  | 'dice'
  | { readonly option: readonly string[] };

export interface FactField {
  readonly is: FieldKind;
  /** What is to be written down, in words. */
  readonly says: string;
  /** For numbers. */
  readonly min?: number;
  readonly max?: number;
  /** For dice: how many, and of how many sides; one of six where it is left out. */
  readonly count?: number;
  readonly sides?: number;
  /** For sides: whether `nobody` may stand there as well. */
  readonly nobody?: boolean;
  /** `without-units`: where the record knows no units of whoever writes it down, and only there. */
  readonly optional?: boolean | 'without-units';
  /** A list of such values. */
  readonly many?: boolean;
  /** What a scenario takes for granted when it does not say. */
  readonly presumed?: FactValue;
  /** A value for each side or for each marker, as `{"A": 2, "B": 0}`; those left out have none. */
  readonly each?: 'side' | 'marker';
  /**
   * What it comes to where nobody says it: the value of the first line whose condition holds. Worked out when the record is
   * read, never stored, so that it moves with every correction.
   */
  readonly derive?: readonly Derivation[];
  /** Whether a value that is said has to be the one worked out. */
  readonly fixed?: boolean;
}

export interface Derivation {
  readonly when?: Condition;
  readonly value: string | boolean | Figure;
}

/** Who may write such a fact down. */
export type FactAuthor = 'active' | 'either';

/** Something that players write down about the table, for conditions and figures to ask about. */
export interface FactKind {
  readonly id: string;
  readonly name: string;
  readonly fields: { readonly [field: string]: FactField };
  /** A later fact of the same place (round, turn and step) replaces the one with the same values in these fields. */
  readonly key?: readonly string[];
  readonly by?: FactAuthor;
  /** Ids of the steps in which it may be written down; `before-battle` stands for the time before. Left out: any time. */
  readonly steps?: readonly string[];
  /** Only until the first step of this id that the record plays is over. */
  readonly untilFirst?: string;
  /** Only by a player who has one of these cards. */
  readonly cards?: readonly string[];
  /** The steps named do not end before one is written down. */
  readonly required?: boolean;
  readonly conditions?: Condition;
  /** Its conditions ask for what was written down: a record of any depth answers them. */
  readonly atEveryDepth?: boolean;
  readonly effects?: readonly Effect[];
  readonly summary: string;
  readonly source: Citation;
}

/** Before the battle, as a step in which facts and choices may be made. */
export const BEFORE_BATTLE = 'before-battle';

export const NOBODY = 'nobody';

type FactScalar = string | number | boolean;

/** What stands in one field. */
export type FactValue = FactScalar | readonly FactScalar[] | { readonly [key: string]: FactScalar };

export interface FactData {
  readonly [field: string]: FactValue;
}
