import type { Table } from '@adjutant/rules';

export function hasUnit(table: Table, id: string): boolean {
  return Object.hasOwn(table.units, id);
}

/**
 * Whether an id names nothing of ours but a member of every object (`constructor`, `toString`): looked up as a unit it
 * would be found, so it must not get into the record.
 */
export function isNobody(table: Table, id: string): boolean {
  return id in table.units && !hasUnit(table, id);
}
