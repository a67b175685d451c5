import { figureOf } from '../figures/evaluate.js';
import { weigh } from '../judge/weigh.js';
import type { Figure } from '../pack/figure.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import type { Worked } from '../figures/worked.js';
import { sceneOfCause, type Cause } from './cause.js';

/** What a figure of an effect comes to, seen from what causes the effect. */
export function amountOf(pack: Pack, table: Table, figure: Figure, cause: Cause): number {
  return typeof figure === 'number' ? figure : workedOf(pack, table, figure, cause).value;
}

/** The same with its working. */
export function workedOf(pack: Pack, table: Table, figure: Figure, cause: Cause): Worked {
  return figureOf({ scene: sceneOfCause(pack, table, cause), weigh }, figure);
}
