import { shape } from '@adjutant/kernel';
import { Side } from '@adjutant/rules';

/** Points that an official gives or takes away (negative). `category`: of victory points. */
export interface PointsChange {
  readonly player: Side;
  readonly resource: 'cp' | 'vp';
  readonly category?: string;
  readonly amount: number;
  /** What cannot be taken now is owed: later credits of the account pay it. Left out, no more is taken than there is. */
  readonly owes?: true;
}

/** What a match comes to for one player. */
export const Outcome = shape.oneOf(['win', 'draw', 'loss', 'unscored']);
export type Outcome = shape.Static<typeof Outcome>;

export const GROUNDS = ['forfeit', 'no-show', 'disqualification', 'agreement', 'time', 'judge'] as const;

/** Points that a decision or a policy gives for the match, in place of those that were played. */
export const Awarded = shape.named(
  'Awarded',
  shape.closed({
    unit: shape.says('Victory points, or the score that the event ranks by.', shape.oneOf(['vp', 'event'])),
    A: shape.whole(),
    B: shape.whole(),
  }),
);
export type Awarded = shape.Static<typeof Awarded>;

/** What officials decide about the result, whatever was played. */
export const DecidedResult = shape.named(
  'DecidedResult',
  shape.closed({
    outcome: shape.closed({ A: Outcome, B: Outcome }),
    ground: shape.oneOf(GROUNDS),
    absent: shape.optional(shape.says('Of a no-show: who did not come.', shape.list(Side))),
    awarded: shape.optional(Awarded),
  }),
);
export type DecidedResult = shape.Static<typeof DecidedResult>;
