import type { Open, Table } from './table.js';

/** The newest open window of a kind that a unit takes part in, as actor or as target; without a unit: of anybody. */
export function openFor(table: Table, window: string, unit: string | undefined): Open | undefined {
  return table.open.findLast(
    (one) => one.window === window && (unit === undefined || one.unit === unit || one.targets.includes(unit)),
  );
}
