import type { EventFile } from '../event-file.js';
import { namesIn } from '../answers/named.js';
import { writeRows } from '../players/cells.js';
import { hallOf } from './halls.js';
import { titleOf } from './list.js';
import type { SheetOfRound } from './round.js';

/** A slip on which two write what their table came to. */
export interface SlipOfTable {
  readonly event: string;
  readonly round: number;
  readonly table: number;
  /** Where the table stands, where the event has halls. */
  readonly hall?: string;
  readonly mission?: string;
  readonly players: readonly [string, string];
  /** What points are asked for, as it is keyed in; left out where nobody knows the game: then in all. */
  readonly asked?: readonly string[];
  /** What a code on it opens; no code where nobody gives one. */
  readonly address?: string;
}

export function slipsOf(
  event: Pick<EventFile, 'name' | 'players'>,
  sheet: SheetOfRound,
  addressOf: (table: number) => string | undefined,
  asked: readonly string[] = [],
): readonly SlipOfTable[] {
  const named = namesIn(event);
  const { round, tables, mission } = sheet;
  return tables.map(({ table, players: [A, B] }) => {
    const address = addressOf(table);
    const hall = hallOf(sheet, table);
    return {
      event: titleOf(event.name),
      round,
      table,
      ...(hall === undefined ? {} : { hall }),
      ...(mission === undefined ? {} : { mission }),
      players: [named(A).name, named(B).name],
      ...(asked.length === 0 ? {} : { asked }),
      ...(address === undefined ? {} : { address }),
    };
  });
}

/** To be filled in where there is a keyboard and no pen. */
export function slipsCsv(slips: readonly SlipOfTable[]): string {
  const inHalls = slips.some(({ hall }) => hall !== undefined);
  const where = (hall: string): readonly string[] => (inHalls ? [hall] : []);
  return writeRows([
    ['Round', 'Table', ...where('Hall'), 'A', 'B', 'Result (A, B, draw)', 'Points A', 'Points B'],
    ...slips.map(({ round, table, hall = '', players: [A, B] }) => [
      ...[String(round), String(table), ...where(hall), A, B],
      ...['', '', ''],
    ]),
  ]);
}
