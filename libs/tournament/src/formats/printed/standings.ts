import { sayAward } from '../../event/prizes.js';
import type { Award } from '../../standing/awards.js';
import { notesOn } from '../../standing/explain.js';
import { headingOf } from '../../standing/names.js';
import type { Row, Standings } from '../../standing/standings.js';
import type { EventFile } from '../event-file.js';
import { besideNames } from '../players/beside-names.js';
import { titleOf, type PrintedList } from './list.js';

/** What all figures together have of the width; names and marks have the rest. */
const FIGURES = 50;

/** The standings with every tie-break, in the order in which they part. */
export function standingsList(
  { name, players, published = [] }: EventFile,
  standings: Standings,
  awards: readonly Award[] = [],
): PrintedList {
  const { columns, rows, after, preset, running, outside, disputed } = standings;
  const known = new Map(players.map((player) => [player.id, player]));
  const places = new Map(published.map(({ player, place }) => [player, String(place)]));
  const factions = players.some((player) => (player.columns?.['faction'] ?? '') !== '');
  const beside = besideNames({ players }, factions ? 'faction' : undefined);
  const noted = rows.some((row) => notesOf(row) !== '');
  const each = Math.min(12, FIGURES / columns.length);
  return {
    title: `${titleOf(name)}: standings after round ${after}`,
    under: [
      preset.name,
      ...awards.map((one) => sayAward(one, (player) => known.get(player)?.name ?? player)),
      ...running.map(({ round }) => `Round ${round} is being played: nothing of it counts yet.`),
      ...outside.map(
        ({ round, table, voided }) =>
          `Round ${round}, table ${table} ${voided ? 'is void' : 'has no result that stands'}: it does not count.`,
      ),
      ...disputed.map(({ round, table }) => `Round ${round}, table ${table} is disputed: it counts until it is ruled.`),
    ],
    columns: [
      { title: 'Place', wide: 7, right: true },
      ...(places.size > 0 ? [{ title: 'Published', wide: 8, right: true as const }] : []),
      { title: 'Name', wide: 30 },
      ...(factions ? [{ title: 'Faction', wide: 18 }] : []),
      ...columns.map((column) => ({ title: headingOf(column), wide: each, right: true as const })),
      ...(noted ? [{ title: 'Notes', wide: 22 }] : []),
    ],
    rows: rows.map((row) => {
      const one = known.get(row.player);
      return [
        placeOf(row),
        ...(places.size > 0 ? [places.get(row.player) ?? ''] : []),
        one?.name ?? row.player,
        ...(factions ? [one?.columns?.['faction'] ?? ''] : []),
        ...row.values.map((value) => value?.shown ?? ''),
        ...(noted ? [notesOf(row)] : []),
      ];
    }),
    ...(beside.titles.length === 0
      ? {}
      : { beside: { titles: beside.titles, rows: rows.map(({ player }) => beside.of(player)) } }),
  };
}

const placeOf = ({ place, shared }: Row): string => (place === null ? '–' : `${place}${shared ? '=' : ''}`);
const notesOf = (row: Row): string => [...notesOn(row), ...(row.byLots ? ['by lots'] : [])].join(', ');
