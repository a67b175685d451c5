import type { EventFile } from '../event-file.js';
import { namesIn } from '../answers/named.js';
import { writeRows } from '../players/cells.js';
import { titleOf } from './list.js';
import type { SheetOfRound } from './round.js';

/** A slip on which two write what their table came to. */
export interface SlipOfTable {
  readonly event: string;
  readonly round: number;
  readonly table: number;
  readonly mission?: string;
  readonly players: readonly [string, string];
  /** What points are asked for, as it is keyed in; left out where nobody knows the game: then in all. */
  readonly asked?: readonly string[];
  /** What a code on it opens; no code where nobody gives one. */
  readonly address?: string;
}

export function slipsOf(
  event: Pick<EventFile, 'name' | 'players'>,
  { round, tables, mission }: SheetOfRound,
  addressOf: (table: number) => string | undefined,
  asked: readonly string[] = [],
): readonly SlipOfTable[] {
  const named = namesIn(event);
  return tables.map(({ table, players: [A, B] }) => {
    const address = addressOf(table);
    return {
      event: titleOf(event.name),
      round,
      table,
      ...(mission === undefined ? {} : { mission }),
      players: [named(A).name, named(B).name],
      ...(asked.length === 0 ? {} : { asked }),
      ...(address === undefined ? {} : { address }),
    };
  });
}

/** To be filled in where there is a keyboard and no pen. */
export const slipsCsv = (slips: readonly SlipOfTable[]): string =>
  writeRows([
    ['Round', 'Table', 'A', 'B', 'Result (A, B, draw)', 'Points A', 'Points B'],
    ...slips.map(({ round, table, players: [A, B] }) => [String(round), String(table), A, B, '', '', '']),
  ]);
