import type { Pack, Side, Table } from '@adjutant/rules';

/** Whether what a player draws is hidden from the others: the mission in force says so. */
export function isSealed(_pack: Pack, _table: Table, _player: Side): boolean {
  return false;
}

/** Entries whose objective has been achieved, by what the table knows. */
export function achievedEntries(_table: Table): readonly number[] {
  return [];
}
