import { hallOfTable } from '@adjutant/tournament/clocks';
import type { RoundOfEvent } from '@adjutant/tournament';
import { countedBy, resultText, SAYS, stateOf } from '../floor/table-state.js';

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

/** Every table as it stands now, by shape and word. */
export function liveTables({ tables, halls }: Round, named: Named): readonly HallLine[] {
  return tables.map((one) => {
    const { shape, word } = SAYS[stateOf(one)];
    const came = one.disputed ? '' : resultText(one, named);
    return {
      ...{ key: String(one.table), mark: String(one.table), says: `${named(one.A)} – ${named(one.B)}` },
      more: said(`${shape} ${came === '' ? word : came}`, hallOf(halls, one.table)),
    };
  });
}

/** What a screen shows of a round, and what it is called. */
export function linesOf(
  shows: 'names' | 'tables' | 'live',
  round: Round & Pick<RoundOfEvent, 'number'>,
  named: Named,
): { readonly lines: readonly HallLine[]; readonly what: string } {
  if (shows === 'names') return { lines: byName(round, named), what: `Pairings of round ${round.number}` };
  if (shows === 'tables') return { lines: byTable(round, named), what: `Pairings of round ${round.number}` };
  const { done } = countedBy(round.tables);
  return {
    lines: liveTables(round, named),
    what: `Tables of round ${round.number}: ${done} of ${round.tables.length} decided`,
  };
}

const hallOf = (halls: Round['halls'] = [], table: number): string => hallOfTable(halls, table)?.name ?? '';
const said = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
