import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { DisputePage } from '@adjutant/lists';
import { get } from '../api/client.js';
import { askedAgainIn, inAddress, QUEUE } from '../api/disputes.js';
import { TOPIC, useAskingInterval, useLive } from '../api/live.js';

/** The calls of all matches, as they come in; what is shown stays until the new list is there. `address` asks for them, null for none. */
export function useDisputes(address: string | null) {
  useLive([TOPIC.calls], [QUEUE], { listed: true });
  const interval = useAskingInterval();
  return useInfiniteQuery({
    enabled: address !== null,
    queryKey: [...QUEUE, address],
    queryFn: ({ signal, pageParam }) => get<DisputePage>(`${address}${pageParam}`, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => (next === null ? null : `&after=${inAddress(next)}`),
    refetchInterval: ({ state }) => askedAgainIn(state.error, interval),
    placeholderData: keepPreviousData,
  });
}
