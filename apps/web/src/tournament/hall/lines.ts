import { hallOfTable } from '@adjutant/tournament/clocks';
import type { RoundOfEvent } from '@adjutant/tournament';

export interface HallLine {
  readonly key: string;
  /** What is looked for with the eyes: the table, or the place. */
  readonly mark: string;
  readonly says: string;
  readonly more: string;
}

/** With its halls, where the screen shows more than one. */
type Round = Pick<RoundOfEvent, 'tables' | 'byes' | 'halls'>;
type Named = (player: string) => string;

/** Everybody by name, each with table and opponent. */
export function byName({ tables, byes, halls }: Round, named: Named): readonly HallLine[] {
  const at = (table: number, player: string, opponent: string): HallLine => ({
    ...{
      key: player,
      mark: String(table),
      says: named(player),
      more: said(`against ${named(opponent)}`, hallOf(halls, table)),
    },
  });
  const lines = [
    ...tables.flatMap(({ table, A, B }) => [at(table, A, B), at(table, B, A)]),
    ...byes.map(({ player }) => ({ key: player, mark: 'Bye', says: named(player), more: '' })),
  ];
  return lines.toSorted((one, other) => one.says.localeCompare(other.says));
}

export function byTable({ tables, byes, halls }: Round, named: Named): readonly HallLine[] {
  return [
    ...tables.map(({ table, A, B }) => ({
      ...{ key: String(table), mark: String(table), says: `${named(A)} – ${named(B)}`, more: hallOf(halls, table) },
    })),
    ...byes.map(({ player }) => ({ key: player, mark: 'Bye', says: named(player), more: '' })),
  ];
}

const hallOf = (halls: Round['halls'] = [], table: number): string => hallOfTable(halls, table)?.name ?? '';
const said = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
