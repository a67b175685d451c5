import type { Throws } from '../commands/context.js';
import type { Sealing } from './sealing.js';

const DIGITS = 8;
const RANGE = 16 ** DIGITS;
/** No command seals as many things: what dice are made of is never a salt as well. */
const BEHIND_SALTS = 1_000_000;

/** Dice out of the chance of one command: fair, whatever their sides, and saying nothing of what is sealed with it. */
export function thrownFrom({ saltOf }: Pick<Sealing, 'saltOf'>, seed: string): Throws {
  return (count, sides) => {
    const fair = RANGE - (RANGE % sides);
    const dice: number[] = [];
    for (let index = BEHIND_SALTS; dice.length < count; index += 1) {
      const drawn = Number.parseInt(saltOf(seed, index).slice(0, DIGITS), 16);
      if (drawn < fair) dice.push((drawn % sides) + 1);
    }
    return dice;
  };
}
