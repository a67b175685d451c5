import type { SeatOfMatch } from '@adjutant/access';

/** Where somebody records who sits there: their table, as their side sees it. */
export function tableOf({ match, side }: Pick<SeatOfMatch, 'match' | 'side'>): string {
  return `/matches/${encodeURIComponent(match)}/table?as=${side}`;
}
