import type { Citation } from '@adjutant/kernel';
import type { Condition } from './condition.js';
import type { Period, PhaseTiming } from './entry.js';

/** One answer to a choice whose answers are no entries. */
export interface ChoiceOption {
  readonly id: string;
  readonly name: string;
}

/** The options of a choice: all entries of a kind, or words of its own; a word may be the id of an entry. */
export type ChoiceOptions = { readonly kind: string } | readonly ChoiceOption[];

/** Where an option may be rolled instead of picked: the sum of the dice points at an option. */
export interface ChoiceDice {
  readonly count: number;
  readonly sides: number;
  readonly table: readonly { readonly from: number; readonly to: number; readonly option: string }[];
}

/**
 * Something that is decided, once or again and again: a mission, a doctrine, a tactic of the turn, a house option.
 * An option that is an entry is in force from then on, for the match or for the player who chose it.
 */
export interface ChoiceRule {
  readonly id: string;
  readonly name: string;
  readonly of: 'match' | 'player';
  readonly options: ChoiceOptions;
  /** Before the battle, or in these steps. */
  readonly when: 'before-battle' | readonly PhaseTiming[];
  /** The battle does not start before it is made. */
  readonly required?: boolean;
  /** What holds where nobody has chosen. */
  readonly default?: string;
  readonly dice?: ChoiceDice;
  /** How often, and how long an option stays in force: once for the whole battle where it is left out. */
  readonly times?: { readonly count: number; readonly per: Period };
  /** Whether the same option may be chosen again later in the battle. */
  readonly again?: boolean;
  /** Of a player's choice before the battle: what one picks nobody sees before both have. */
  readonly sealed?: boolean;
  /** Of a player's choice before the battle: where the roster picks an option under the id of the choice, that decides it. */
  readonly onRoster?: boolean;
  readonly conditions?: Condition;
  readonly summary: string;
  readonly source: Citation;
}
