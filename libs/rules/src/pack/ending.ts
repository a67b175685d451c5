import type { Citation } from '@adjutant/kernel';
import type { Condition } from './condition.js';
import type { Figure } from './figure.js';
import type { Moment } from './pack.js';

/** A die that decides whether the battle ends here: who throws it, and on which totals it ends. */
export interface EndingRoll {
  readonly by: 'first-turn' | 'second-turn';
  readonly dice: { readonly count: number; readonly sides: number };
  readonly ends: { readonly from: number; readonly to: number };
}

/**
 * A way in which a battle ends by itself. The condition is asked for each player in turn, who is its `own` side; `winner`
 * is seen from that player, or `score` where points decide. Where it holds for both players, nobody wins.
 */
export interface EndingRule {
  readonly id: string;
  readonly name: string;
  readonly at: Moment;
  /** In these battle rounds only. */
  readonly rounds?: readonly number[];
  readonly fromRound?: number;
  readonly when?: Condition;
  readonly roll?: EndingRoll;
  readonly winner: 'score' | 'own' | 'opponent';
  /** What such a win is called, as in `crushing victory`. */
  readonly kind?: string;
  /** Whether what is scored at the end of the battle is still added. */
  readonly final: boolean;
  readonly source: Citation;
}

/** Victory points that are worked out for each player when the battle is over. */
export interface FinalScore {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly points: Figure;
  readonly source: Citation;
}

/** A result that something other than points decides; the first that holds for a player counts. */
export interface ResultRule {
  readonly id: string;
  readonly when: Condition;
  readonly winner: 'own' | 'opponent' | 'draw';
  readonly kind?: string;
  readonly source: Citation;
}

/** What winning by concession is called. */
export interface Concession {
  readonly kind: string;
  readonly source: Citation;
}
