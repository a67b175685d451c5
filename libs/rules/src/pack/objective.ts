import type { Citation } from '@adjutant/kernel';
import type { Condition } from './condition.js';
import type { Figure } from './figure.js';

/** What a tier of an objective is worth: so many points, or dice that fall due when it is achieved, and so many more. */
export type Worth =
  Figure | { readonly dice: { readonly count: number; readonly sides: number }; readonly plus?: number };

/** One way to achieve an objective. Tiers stand best first: the first whose condition holds is the one that counts. */
export interface Tier {
  readonly when: Condition;
  readonly vp: Worth;
}

/**
 * An objective that players draw, hold and achieve. Its conditions are seen from whoever holds it (or, where it is
 * shared, from whoever achieves it); in them the objective itself can be asked about, and figures may look back to when
 * it was drawn.
 */
export interface Objective {
  /** The number that its dice show, digit by digit. */
  readonly number: number;
  /** What sort of objective it is. */
  readonly type: string;
  /** Further words that rules ask about. */
  readonly tags?: readonly string[];
  /** At the end of whose turns it is looked at. */
  readonly turns: 'own' | 'either';
  readonly tiers: readonly Tier[];
  /** How it is achieved when it came along with another; an empty list: not at all. Left out: as otherwise. */
  readonly asBonus?: readonly Tier[];
  /** A die that is thrown when it is drawn, for figures to ask about. */
  readonly die?: { readonly sides: number; readonly says: string };
  /** It brings another objective along, is achieved only with it, and is worth so many points more. */
  readonly bonus?: { readonly vp: number };
}

/** Points more or less for objectives that fit. */
export interface Surcharge {
  readonly when: Condition;
  readonly vp: number;
  readonly source: Citation;
}

/** How players draw and discard objectives, while the entry (a mission, as a rule) is in force. */
export interface HandRules {
  /** Kind of the entries that are drawn. */
  readonly kind: string;
  /** So many are picked with the choice itself, one in each of the roles `card-1`, `card-2` and so on, and held from then on. */
  readonly picks?: number;
  /** The step at whose beginning objectives fall due for the player whose turn it is. It does not end before they are drawn. */
  readonly step?: string;
  /** Dice whose faces are the digits of the number; left out where cards are drawn, which are named. */
  readonly dice?: { readonly count: number; readonly sides: number };
  /** How many fall due; nothing where it is below nothing, or left out. */
  readonly due?: Figure;
  /** What is not drawn lapses: the battle goes on without it. */
  readonly lapses?: boolean;
  /** How many have to go before that. */
  readonly excess?: Figure;
  /**
   * In which step the player whose turn it is may discard, and how many; any number where that is left out. It comes after the
   * check, where objectives are checked. `gains`: what discarding brings, once in a turn and under the caps of gains.
   */
  readonly discards?: {
    readonly step: string;
    readonly times?: number;
    readonly gains?: { readonly resource: string; readonly amount: number };
  };
  /** Objectives that leave only when they are achieved. */
  readonly keeps?: Condition;
  /** Objectives that the other player may achieve as well, at the end of that player's own turns. */
  readonly shares?: Condition;
  /** Whether players draw in secret: what they hold is shown when it is achieved. */
  readonly sealed?: boolean;
  /** Category of the score sheet. */
  readonly category: string;
  /** Points more for objectives achieved, and for objectives discarded. */
  readonly achieved?: readonly Surcharge[];
  readonly discarded?: readonly Surcharge[];
  readonly source: Citation;
}
