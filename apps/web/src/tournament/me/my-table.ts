import type { RoundOfEvent, TableOfRound } from '@adjutant/tournament';

/** Where somebody is in the newest round that is out. */
export type Mine =
  | { readonly at: 'table'; readonly round: RoundOfEvent; readonly table: TableOfRound; readonly opponent: string }
  | { readonly at: 'bye'; readonly round: RoundOfEvent }
  | { readonly at: 'aside'; readonly round: RoundOfEvent }
  | { readonly at: 'before' };

export function mineIn(rounds: readonly RoundOfEvent[], player: string): Mine {
  const round = rounds.findLast(({ publication }) => publication > 0);
  if (round === undefined) return { at: 'before' };
  const table = round.tables.find(({ A, B }) => A === player || B === player);
  if (table !== undefined) return { at: 'table', round, table, opponent: table.A === player ? table.B : table.A };
  return round.byes.some((bye) => bye.player === player) ? { at: 'bye', round } : { at: 'aside', round };
}
