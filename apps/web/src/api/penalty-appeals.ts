import type { PenaltyAppealsAnswer } from '@adjutant/dispute';
import { useQuery } from '@tanstack/react-query';
import { get } from './client.js';

/** Nothing tells that somebody has appealed. */
const APPEALS_AGAIN = 10_000;

/**
 * Penalties that wait for whoever hears appeals; nobody else may read them. Every page of staff counts them, so that this
 * stands apart from everything else about penalties, whose key it begins with.
 */
export function usePenaltyAppeals(hears: boolean) {
  return useQuery({
    enabled: hears,
    queryKey: ['penalties', 'under appeal'],
    queryFn: ({ signal }) => get<PenaltyAppealsAnswer>('/penalties/appeals', signal),
    select: ({ appeals }) => appeals,
    refetchInterval: APPEALS_AGAIN,
  });
}
