import type { PenaltyAppealsAnswer } from '@adjutant/dispute';
import { useQuery } from '@tanstack/react-query';
import { get } from './client.js';

const PATH = '/penalties/appeals';
/** Nothing tells that somebody has appealed. */
const APPEALS_AGAIN = 10_000;

/**
 * Penalties that wait for whoever hears appeals; nobody else may read them. Every page of staff counts them, so that this
 * stands apart from everything else about penalties, whose key it begins with.
 */
export function usePenaltyAppeals(hears: boolean, event: string | null = null) {
  return useQuery({
    enabled: hears,
    queryKey: ['penalties', 'under appeal', event],
    queryFn: ({ signal }) =>
      get<PenaltyAppealsAnswer>(event === null ? PATH : `${PATH}?event=${encodeURIComponent(event)}`, signal),
    select: ({ appeals }) => appeals,
    refetchInterval: APPEALS_AGAIN,
  });
}
