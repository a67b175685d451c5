import { is, type ObjectOf, type Schema } from '@adjutant/kernel';
import { SIDES, type Answers, type Side } from '@adjutant/rules';

/** One of the two seats. */
export function seat(says = 'Which player.'): Schema<Side> {
  return is.oneOf(SIDES, { says });
}

/** Number of an entry of the record. */
export function entry(says = 'Number of an entry.'): Schema<number> {
  return is.whole({ says });
}

const ANSWERS = ['yes', 'no', 'unknown'] as const;

/** Answers by question: what somebody vouches for. */
export function answers(says?: string): Schema<Answers> {
  return is.mapOf(is.oneOf(ANSWERS), 'answers: yes, no or unknown', says === undefined ? {} : { says });
}

/** What stands in each role: units, and other things that a role may name. */
export function roles(says = 'Units by role.'): Schema<{ readonly [role: string]: string }> {
  return is.mapOf(is.name(), 'names', { says });
}

const MOST_ROLLS = 50;
const MOST_SIDES = 1_000;
const die = is.whole({ least: 1, most: MOST_SIDES });

/** Dice for several rolls, in the order in which they fall due. */
export function rolls(says: string): Schema<readonly (readonly number[])[]> {
  return is.list(is.list(die, { most: MOST_ROLLS }), {
    most: MOST_ROLLS,
    must: 'be a list of rolls, each a list of dice',
    says,
  });
}

export const thrown = is.optional(
  is.whole({ least: 2, most: MOST_SIDES, says: 'Sides of the dice thrown, where they stand for others: 6 for a D3.' }),
);

/** Dice for the rolls that fall due with it, in that order (A before B). */
export const withDice = {
  dice: is.optional(rolls('Dice for the rolls that fall due with it, in that order; A before B.')),
  thrown,
};

export type WithDice = ObjectOf<typeof withDice>;

/** Set by a judge who lets a command stand that the rules refuse. */
export const withOverride = {
  override: is.optional(
    is.object(
      { reason: is.because() },
      { name: 'Override', says: 'Set by a judge who lets it stand although the rules refuse it.' },
    ),
  ),
};
export type WithOverride = ObjectOf<typeof withOverride>;
