import { is, leaves, type ObjectOf, type Schema } from '@adjutant/kernel';
import { SIDES, type Answers, type Side } from '@adjutant/rules';

/** One of the two seats. */
export function seat(says = 'Which player.'): Schema<Side> {
  return leaves(is.oneOf(SIDES, { says }));
}

/** Number of an entry of the record. */
export function entry(says = 'Number of an entry.'): Schema<number> {
  return leaves(is.whole({ says }));
}

/** On a device that both use, who confirms has typed their name, and it was theirs: held against the seat there, and not sent. */
export const named = is.optional(
  is.exactly(true, {
    says: 'Where both use one device: the player has typed their name, and it is the one of the seat.',
  }),
);

const ANSWERS = ['yes', 'no', 'unknown'] as const;

/** Answers by question: what somebody vouches for. */
export function answers(says?: string): Schema<Answers> {
  const values = leaves(is.oneOf(ANSWERS));
  const all = is.mapOf(values, 'answers: yes, no or unknown', says === undefined ? {} : { says });
  return leaves(all, { keys: 'a word at a piece' });
}

/** What stands in each role: units, and other things that a role may name. */
export function roles(says = 'Units by role.'): Schema<{ readonly [role: string]: string }> {
  return leaves(is.mapOf(leaves(is.name(), 'a key'), 'names', { says }), { keys: 'a word' });
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

export const thrown = leaves(
  is.optional(
    is.whole({
      least: 2,
      most: MOST_SIDES,
      says: 'Sides of the dice thrown, where they stand for others: 6 for a D3.',
    }),
  ),
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
