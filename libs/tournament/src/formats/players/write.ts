import { headingOf } from '../../standing/names.js';
import type { Standings } from '../../standing/standings.js';
import type { EventFile } from '../event-file.js';
import { besideNames } from './beside-names.js';
import { writeRows, type Delimiter } from './cells.js';

type Players = Pick<EventFile, 'players'>;

export function playersCsv(event: Players, delimiter: Delimiter = ','): string {
  const told = toldOf(event);
  const rows = event.players.map(({ id }) => [id, ...told.of(id)]);
  return writeRows([['id', ...told.titles], ...rows], delimiter);
}

export function standingsCsv(event: Players, standings: Standings, delimiter: Delimiter = ','): string {
  const told = toldOf(event);
  const heading = ['place', 'id', ...told.titles, ...standings.columns.map(headingOf)];
  const rows = standings.rows.map(({ place, player, values }) => [
    place === null ? '' : String(place),
    player,
    ...told.of(player),
    ...values.map((value) => value?.shown ?? ''),
  ]);
  return writeRows([heading, ...rows], delimiter);
}

/** Name, rating where anybody has one, and what stands beside them: what is read back from a table. */
function toldOf(event: Players): { readonly titles: readonly string[]; of(player: string): readonly string[] } {
  const beside = besideNames(event);
  const known = new Map(event.players.map((player) => [player.id, player]));
  const rated = event.players.some(({ rating }) => rating !== undefined);
  return {
    titles: ['name', ...(rated ? ['rating'] : []), ...beside.titles],
    of: (player) => {
      const { name = player, rating } = known.get(player) ?? {};
      return [name, ...(rated ? [rating === undefined ? '' : String(rating)] : []), ...beside.of(player)];
    },
  };
}
