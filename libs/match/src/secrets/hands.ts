import { handRules, type Pack, type Side, type Table } from '@adjutant/rules';

/** Whether what a player draws is hidden from the others: the mission in force says so. */
export function isSealed(pack: Pack, table: Table, _player: Side): boolean {
  return handRules(pack, table)?.rules.sealed ?? false;
}

/** Entries whose objective has been achieved, by what the table knows. */
export function achievedEntries(table: Table): readonly number[] {
  return table.objectives.filter((one) => one.left?.how === 'achieved').map((one) => one.number);
}
