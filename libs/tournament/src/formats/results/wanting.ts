import type { Round } from '../../facts.js';
import type { Called } from '../called.js';
import type { Finding } from '../findings.js';

type Figures = { readonly [figure: string]: number };

/** Tables of closed rounds that tell nothing, for neither of the two, of what most others tell. */
export function tablesWanting(rounds: readonly Round[], called: Called): readonly Finding[] {
  const usual = usualIn(rounds);
  return rounds
    .filter(({ closed }) => closed)
    .flatMap((round) =>
      tablesOf(round).flatMap(({ table, players, figures }): readonly Finding[] => {
        const lacking = usual.filter((name) => figures.every((told) => told[name] === undefined));
        if (lacking.length === 0) return [];
        return [
          {
            code: 'figure-missing',
            says: `The table of ${players.map(called).join(' and ')} in round ${round.number} tells no ${lacking.join(', no ')}.`,
            taken: figures.length === 0 ? 'No result: the table is outside the standings.' : 'None for either of them.',
            at: `rounds, round ${round.number}, table ${table}`,
            round: round.number,
            players,
          },
        ];
      }),
    );
}

interface Told {
  readonly table: number;
  readonly players: readonly string[];
  /** Of both; of neither where no result stands. */
  readonly figures: readonly Figures[];
}

/** What was decided without play may have no figures, and a table that is disputed is told already. */
function tablesOf({ tables, open }: Round): readonly Told[] {
  return [
    ...tables
      .filter(({ decided }) => decided === 'played')
      .map(({ table, seats }) => ({
        table,
        players: seats.map(({ player }) => player),
        figures: seats.map(({ figures }) => figures),
      })),
    ...open.filter(({ disputed }) => disputed !== true).map(({ table, players }) => ({ table, players, figures: [] })),
  ];
}

/** Figures that more than half of the tables that were played have. */
function usualIn(rounds: readonly Round[]): readonly string[] {
  const played = rounds.flatMap(({ tables }) => tables.filter(({ decided }) => decided === 'played'));
  const times = new Map<string, number>();
  for (const { seats } of played)
    for (const name of new Set(seats.flatMap(({ figures }) => Object.keys(figures))))
      times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].flatMap(([name, count]) => (count * 2 > played.length ? [name] : []));
}
