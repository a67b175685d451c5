import type { EventPlayer } from '../event-file.js';
import { isWide, plain } from './columns.js';

/** What may have more letters or digits than the format has columns for. */
export const WIDTH = { name: 33, rating: 4, federation: 3, fide: 11, points: 4 } as const;

export const ratingOf = ({ rating }: Pick<EventPlayer, 'rating'>): string =>
  rating === undefined ? '' : String(Math.round(rating));

/** By its three letters where the event knows them; a nation in words is cut. */
export const federationOf = ({ columns = {} }: Pick<EventPlayer, 'columns'>): string =>
  columns['federation'] || columns['nation'] || '';

const MOST_NAMED = 5;

/** Whose name, rating, nation, id or points the columns of a TRF cannot hold, and what stands there instead: a sentence each. */
export function tooWideIn(
  players: readonly EventPlayer[],
  pointsOf: (player: EventPlayer) => string,
): readonly string[] {
  const wide = (width: number, of: (player: EventPlayer) => string): string | undefined => {
    const names = players.filter((player) => isWide(of(player), width)).map(({ name }) => plain(name));
    if (names.length === 0) return undefined;
    const more = names.length - MOST_NAMED;
    return `${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  };
  const said = [
    [WIDTH.name, ({ name }: EventPlayer) => name, 'Names have 33 columns in a TRF, and are cut there'],
    [WIDTH.rating, ratingOf, 'Ratings have 4 columns in a TRF, and are left blank there'],
    [WIDTH.federation, federationOf, 'Nations have 3 columns in a TRF, and are cut there'],
    [
      WIDTH.fide,
      ({ outside }: EventPlayer) => outside?.['fide'] ?? '',
      'FIDE ids have 11 columns in a TRF, and are left blank there',
    ],
    [WIDTH.points, pointsOf, 'Points have 4 columns in a TRF, and are left blank there'],
  ] as const;
  return said.flatMap(([width, of, says]) => {
    const whose = wide(width, of);
    return whose === undefined ? [] : [`${says}: ${whose}.`];
  });
}
