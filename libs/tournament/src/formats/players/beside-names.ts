import type { EventFile } from '../event-file.js';

/** What a spreadsheet has beside the names of players: faction, detachment, any other column, and ids of other programs. */
export interface BesideNames {
  readonly titles: readonly string[];
  /** In the order of the titles; empty cells of whoever is nobody, or of whom nothing is known. */
  of(player: string | undefined): readonly string[];
}

/**
 * Whatever the file has, `except` for a column that stands elsewhere already: none of it is lost in what is written, and ids are in
 * files for staff alone.
 */
export function besideNames({ players }: Pick<EventFile, 'players'>, except?: string): BesideNames {
  const keys = (of: (player: EventFile['players'][number]) => object | undefined): readonly string[] => [
    ...new Set(players.flatMap((player) => Object.keys(of(player) ?? {}))),
  ];
  const columns = keys((one) => one.columns).filter((column) => column !== except);
  const outside = keys((one) => one.outside);
  const known = new Map(players.map((player) => [player.id, player]));
  return {
    titles: [...columns, ...outside.map((program) => `${program} id`)],
    of: (player) => {
      const one = known.get(player ?? '');
      return [
        ...columns.map((column) => one?.columns?.[column] ?? ''),
        ...outside.map((program) => one?.outside?.[program] ?? ''),
      ];
    },
  };
}
