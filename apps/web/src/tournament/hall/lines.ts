import type { RoundOfEvent } from '@adjutant/tournament';

export interface HallLine {
  readonly key: string;
  /** What is looked for with the eyes: the table, or the place. */
  readonly mark: string;
  readonly says: string;
  readonly more: string;
}

type Round = Pick<RoundOfEvent, 'tables' | 'byes'>;
type Named = (player: string) => string;

/** Everybody by name, each with table and opponent. */
export function byName({ tables, byes }: Round, named: Named): readonly HallLine[] {
  const at = (table: number, player: string, opponent: string): HallLine => ({
    ...{ key: player, mark: String(table), says: named(player), more: `against ${named(opponent)}` },
  });
  const lines = [
    ...tables.flatMap(({ table, A, B }) => [at(table, A, B), at(table, B, A)]),
    ...byes.map(({ player }) => ({ key: player, mark: 'Bye', says: named(player), more: '' })),
  ];
  return lines.toSorted((one, other) => one.says.localeCompare(other.says));
}

export function byTable({ tables, byes }: Round, named: Named): readonly HallLine[] {
  return [
    ...tables.map(({ table, A, B }) => ({
      ...{ key: String(table), mark: String(table), says: `${named(A)} – ${named(B)}`, more: '' },
    })),
    ...byes.map(({ player }) => ({ key: player, mark: 'Bye', says: named(player), more: '' })),
  ];
}
