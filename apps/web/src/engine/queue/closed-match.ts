import type { MatchView } from '@adjutant/views';
import { get } from '../../api/client.js';

export interface Closed {
  readonly isVoid: boolean;
  readonly says: string;
}

/** Why a match takes nothing any more of what was pressed in it; null where it does. */
export function closedOf({ voided, status }: Pick<MatchView, 'voided' | 'status'>): Closed | null {
  if (voided) {
    const says = `The match is void (entry ${voided.entry}): ${voided.because} The head judge or an organizer can restore it.`;
    return { isVoid: true, says };
  }
  if (status !== 'confirmed') return null;
  return {
    isVoid: false,
    says: 'The match is over, and its result is confirmed. A judge can still correct entries.',
  };
}

/** What follows for what waits. */
export const NOT_ANY_MORE = 'What waits here is not recorded any more: keep it as a file, or drop it.';

/** Asked of the match itself, which everybody may read: the link of a seat does not open it any longer. */
export async function readClosed(match: string, signal?: AbortSignal): Promise<Closed | null> {
  return closedOf(await get<MatchView>(`/matches/${encodeURIComponent(match)}`, signal));
}
