import { Checked, Whole } from '../../problems/fields.js';
import { Overridable } from './common.js';

const MOST_ROLLS = 50;

const isDie = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= 1000;

const isListOf = (value: unknown, passes: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MOST_ROLLS && value.every(passes);

/** Dice that come with what makes them due. */
export class DiceBrought extends Overridable {
  @Checked(
    (value) => isListOf(value, (roll) => isListOf(roll, isDie)),
    'be a list of rolls, each a list of dice',
    { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
    { optional: true, says: 'Dice for the rolls that fall due with it, in that order; A before B.' },
  )
  dice?: number[][];
  @Whole({
    optional: true,
    least: 2,
    most: 1000,
    says: 'Sides of the dice thrown, where they stand for others: 6 for a D3.',
  })
  thrown?: number;
}
