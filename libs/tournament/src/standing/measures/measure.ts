import type { EntrantId } from '../../facts.js';
import type { By, CriterionOf } from '../criteria.js';
import type { Figured, Made, Part } from '../parts.js';
import { shown, type Rational } from '../rational.js';
import type { Reckoned, Reckoning } from '../reckoning.js';

/** Works out one criterion of one player. `among`: those who are level up to here, the player with them. */
export type Measure<Name extends By> = (
  criterion: CriterionOf<Name>,
  reckoning: Reckoning,
  player: EntrantId,
  among: readonly EntrantId[],
) => Figured;

export function figured(value: Rational, parts: readonly Part[], made: Made, more: Partial<Figured> = {}): Figured {
  return { keys: [value], shown: shown(value), made, parts, ...more };
}

export const asSum = ({ value, parts }: Reckoned): Figured => figured(value, parts, 'sum');
