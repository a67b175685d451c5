import type { Citation } from '@adjutant/kernel';
import type { Condition } from './condition.js';
import type { Effect } from './effect.js';
import type { AnswerRule } from './entry.js';
import type { Figure } from './figure.js';

/** A moment at which awards can be scored, seen from whoever scores them. */
export interface ScoringMoment {
  readonly id: string;
  readonly name: string;
  /** The step of the battle, and the step inside it where it has such. */
  readonly step: string;
  readonly part?: string;
  /** Whose turn; in steps that are nobody's, `either`. */
  readonly turn: 'own' | 'opponent' | 'either';
  /** Only for the player who has this turn of the round. */
  readonly who?: 'first' | 'second';
  readonly source: Citation;
}

/** Steps in which the player whose turn it is scores before the other. */
export interface ScoringOrder {
  readonly steps: readonly string[];
  readonly source: Citation;
}

/** A moment of an award, with the battle rounds in which it is one. */
export interface AwardTime {
  readonly moment: string;
  readonly rounds: readonly number[];
}

/** One way to score with a card. Its conditions are seen from whoever scores; what the record is silent about, claiming vouches for. */
export interface Award {
  readonly id: string;
  readonly at: readonly AwardTime[];
  /** Points, for each thing counted where it counts something. */
  readonly vp: number;
  /**
   * What is counted, and what the record knows of how many there are. `known`: when it knows that, however deep it is; where it is
   * left out, in full.
   */
  readonly each?: { readonly says: string; readonly count?: Figure; readonly known?: Condition };
  readonly when?: Condition;
  /** Points of one scoring at most. */
  readonly most?: number;
  /** Of the awards of a group one is scored at a moment. */
  readonly group?: string;
  /** The award that it is added to: it is scored with that one only. */
  readonly addsTo?: string;
  /** Only for players who chose this. */
  readonly mode?: string;
}

/**
 * What comes of drawing the card, where `when` may be so: something at once, or a choice of its owner or of the opponent, for
 * which play waits. What the choice names is kept with the card.
 */
export type WhenDrawn =
  | { readonly when?: Condition; readonly effects: readonly Effect[] }
  | ({ readonly when?: Condition; readonly by: 'owner' | 'opponent' } & AnswerRule);

/** A card whose points its owner claims, award by award. */
export interface Card {
  /** Category of the score sheet. */
  readonly category: string;
  readonly awards: readonly Award[];
  /** The options under which it leaves once it has scored; under all others it stays. */
  readonly leaves?: readonly string[];
  /** Points that it gives in the battle at most, under an option. */
  readonly caps?: readonly { readonly mode: string; readonly amount: number; readonly source: Citation }[];
  readonly whenDrawn?: WhenDrawn;
}

/**
 * Cards that both players have from the beginning: which one follows from what both chose. The first key is the own option, the
 * second that of the opponent.
 */
export interface Dealing {
  readonly choice: string;
  readonly cards: { readonly [own: string]: { readonly [opponent: string]: string } };
  readonly source: Citation;
}
