import { headingOf } from '../../standing/names.js';
import type { Standings } from '../../standing/standings.js';
import type { EventFile, EventPlayer } from '../event-file.js';
import { writeRows, type Delimiter } from './cells.js';

/** Columns that any player of the event has, and ids of other programs: none is lost in an export. */
function columnsIn(players: readonly EventPlayer[]): {
  readonly columns: readonly string[];
  readonly outside: readonly string[];
} {
  const keys = (of: (player: EventPlayer) => object | undefined): readonly string[] => [
    ...new Set(players.flatMap((player) => Object.keys(of(player) ?? {}))),
  ];
  return { columns: keys(({ columns }) => columns), outside: keys(({ outside }) => outside) };
}

export function playersCsv({ players }: Pick<EventFile, 'players'>, delimiter: Delimiter = ','): string {
  const { columns, outside } = columnsIn(players);
  const rated = players.some(({ rating }) => rating !== undefined);
  const heading = ['id', 'name', ...(rated ? ['rating'] : []), ...columns, ...outside.map((one) => `${one} id`)];
  const rows = players.map((player) => [
    player.id,
    player.name,
    ...(rated ? [player.rating === undefined ? '' : String(player.rating)] : []),
    ...columns.map((one) => player.columns?.[one] ?? ''),
    ...outside.map((one) => player.outside?.[one] ?? ''),
  ]);
  return writeRows([heading, ...rows], delimiter);
}

export function standingsCsv(
  { players }: Pick<EventFile, 'players'>,
  standings: Standings,
  delimiter: Delimiter = ',',
): string {
  const { columns, outside } = columnsIn(players);
  const known = new Map(players.map((player) => [player.id, player]));
  const heading = [
    'place',
    'id',
    'name',
    ...columns,
    ...outside.map((one) => `${one} id`),
    ...standings.columns.map(headingOf),
  ];
  const rows = standings.rows.map(({ place, player, values }) => {
    const one = known.get(player);
    return [
      place === null ? '' : String(place),
      player,
      one?.name ?? player,
      ...columns.map((key) => one?.columns?.[key] ?? ''),
      ...outside.map((key) => one?.outside?.[key] ?? ''),
      ...values.map((value) => value?.shown ?? ''),
    ];
  });
  return writeRows([heading, ...rows], delimiter);
}
