import type { Side } from '@adjutant/rules';

/** Points that an official gives or takes away (negative). `category`: of victory points. */
export interface PointsChange {
  readonly player: Side;
  readonly resource: 'cp' | 'vp';
  readonly category?: string;
  readonly amount: number;
  /** What cannot be taken now is owed: later credits of the account pay it. Left out, no more is taken than there is. */
  readonly owes?: true;
}

/** Points that a decision or a policy gives for the match, in place of those that were played. */
export interface Awarded {
  /** Victory points, or the score that the event ranks by. */
  readonly unit: 'vp' | 'event';
  readonly A: number;
  readonly B: number;
}

/** What a match comes to for one player. */
export type Outcome = 'win' | 'draw' | 'loss' | 'unscored';

export const GROUNDS = ['forfeit', 'no-show', 'disqualification', 'agreement', 'time', 'judge'] as const;

/** What officials decide about the result, whatever was played. */
export interface DecidedResult {
  readonly outcome: { readonly A: Outcome; readonly B: Outcome };
  readonly ground: (typeof GROUNDS)[number];
  /** Of a no-show: who did not come. */
  readonly absent?: readonly Side[];
  readonly awarded?: Awarded;
}
