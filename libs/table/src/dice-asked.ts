import type { Refusal } from '@adjutant/kernel';
import type { Ask } from './tap.js';

export const DICE_MISSING = 'roll/dice-missing';

/** Rolls that are made with the command itself, in the order in which they fall due. */
export function diceAskedBy({ reasons }: Pick<Refusal, 'reasons'>): readonly Ask[] {
  return reasons
    .filter(({ code }) => code === DICE_MISSING)
    .map(({ message, facts: { player, count, sides, more } }, at): Ask => ({
      what: 'dice',
      into: ['dice', at],
      says: typeof player === 'string' ? `The dice of ${player}: ${Number(count)} D${Number(sides)}.` : message,
      count: Number(count),
      sides: Number(sides),
      ...(more === undefined ? {} : { more: Number(more) }),
    }));
}
