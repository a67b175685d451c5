import { GROUNDS } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';
import { Checked, OneOf, Part, Whole } from '../../problems/fields.js';

const OUTCOMES = ['win', 'draw', 'loss', 'unscored'];
const MOST_AWARDED = 1_000;

export class OutcomePart {
  @OneOf(OUTCOMES) A!: string;
  @OneOf(OUTCOMES) B!: string;
}

/** The same in the policy of an event as in a decision. */
export const AWARD_UNITS = ['vp', 'event'];

export class AwardedPart {
  @OneOf(AWARD_UNITS, { says: 'Victory points, or the score that the event ranks by.' }) unit!: string;
  @Whole({ most: MOST_AWARDED }) A!: number;
  @Whole({ most: MOST_AWARDED }) B!: number;
}

const areSides = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= SIDES.length && value.every((one) => SIDES.includes(one as never));

export const Absent = (): PropertyDecorator =>
  Checked(
    areSides,
    `be a list of ${SIDES.join(' and ')}`,
    { type: 'array', items: { type: 'string', enum: [...SIDES] } },
    { optional: true, says: 'Of a no-show: who did not come.' },
  );

/** What officials decide about a result; whether it agrees with itself is for the match to decide. */
export class DecisionPart {
  @Part(() => OutcomePart, { says: 'What the match comes to for each player; both may lose.' }) outcome!: OutcomePart;
  @OneOf(GROUNDS, { says: 'On what ground.' }) ground!: string;
  @Absent() absent?: string[];
  @Part(() => AwardedPart, { optional: true, says: 'Points in place of those played, which stay beside them.' })
  awarded?: AwardedPart;
}
