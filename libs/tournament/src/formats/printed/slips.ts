import type { EventFile } from '../event-file.js';
import { namesIn } from '../answers/named.js';
import { besideNames } from '../players/beside-names.js';
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
  /** What a spreadsheet has beside their names, of A and of B; left out where nothing is known. */
  readonly beside?: {
    readonly titles: readonly string[];
    readonly of: readonly [readonly string[], readonly string[]];
  };
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
  const beside = besideNames(event);
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
      ...(beside.titles.length === 0 ? {} : { beside: { titles: beside.titles, of: [beside.of(A), beside.of(B)] } }),
      ...(asked.length === 0 ? {} : { asked }),
      ...(address === undefined ? {} : { address }),
    };
  });
}

/** To be filled in where there is a keyboard and no pen. */
export function slipsCsv(slips: readonly SlipOfTable[]): string {
  const inHalls = slips.some(({ hall }) => hall !== undefined);
  const where = (hall: string): readonly string[] => (inHalls ? [hall] : []);
  const titles = slips.find(({ beside }) => beside !== undefined)?.beside?.titles ?? [];
  const besides = ['A', 'B'].flatMap((seat) => titles.map((title) => `${seat} ${title}`));
  return writeRows([
    ['Round', 'Table', ...where('Hall'), 'A', 'B', 'Result (A, B, draw)', 'Points A', 'Points B', ...besides],
    ...slips.map(({ round, table, hall = '', players: [A, B], beside }) => [
      ...[String(round), String(table), ...where(hall), A, B],
      ...['', '', ''],
      ...(beside?.of.flat() ?? []),
    ]),
  ]);
}
