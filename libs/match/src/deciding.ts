import { is, leaves, type ObjectOf, type Static } from '@adjutant/kernel';
import { seat } from './messages/members.js';
import { RESOURCES } from './paper.js';

const MOST_CHANGED = 1_000;
const MOST_AWARDED = 1_000;

/** Points that an official gives or takes away. */
export const pointsChange = {
  player: seat(),
  resource: leaves(is.oneOf(RESOURCES)),
  category: leaves(is.optional(is.name({ says: 'Of victory points: which.' })), 'a word'),
  amount: leaves(is.whole({ least: -MOST_CHANGED, most: MOST_CHANGED, says: 'Negative: points are taken away.' })),
  owes: leaves(
    is.optional(
      is.exactly(true, {
        must: 'be true, or left out',
        says: 'What cannot be taken now is owed: later credits of the account pay it. Left out, no more is taken than there is.',
      }),
    ),
  ),
};
export type PointsChange = ObjectOf<typeof pointsChange>;

/** What a match comes to for one player. */
export const Outcome = leaves(is.oneOf(['win', 'draw', 'loss', 'unscored']));
export type Outcome = Static<typeof Outcome>;

export const GROUNDS = ['forfeit', 'no-show', 'disqualification', 'agreement', 'time', 'judge'] as const;

export const AWARD_UNITS = ['vp', 'event'] as const;

/** Points that a decision or a policy gives for the match, in place of those that were played. */
export const Awarded = is.object(
  {
    unit: leaves(is.oneOf(AWARD_UNITS, { says: 'Victory points, or the score that the event ranks by.' })),
    A: leaves(is.whole({ most: MOST_AWARDED })),
    B: leaves(is.whole({ most: MOST_AWARDED })),
  },
  { name: 'Awarded' },
);
export type Awarded = Static<typeof Awarded>;

/** What officials decide about the result, whatever was played; whether it agrees with itself is for the match to decide. */
export const decided = {
  outcome: is.object({ A: Outcome, B: Outcome }, { says: 'What the match comes to for each player; both may lose.' }),
  ground: leaves(is.oneOf(GROUNDS, { says: 'On what ground.' })),
  absent: is.optional(
    is.list(seat(), { most: 2, must: 'be a list of A and B', says: 'Of a no-show: who did not come.' }),
  ),
  awarded: is.optional({
    ...Awarded,
    description: 'Points in place of those played, which stay beside them.',
  }),
};
export const DecidedResult = is.object(decided, { name: 'DecidedResult' });
export type DecidedResult = Static<typeof DecidedResult>;
