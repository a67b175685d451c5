import type { BringList, BroughtListAnswer, ListOfEntrant, LookedAtList } from '@adjutant/tournament';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post } from './client.js';
import { tournamentKey } from './tournaments.js';

const path = (event: string, rest = ''): string => `/tournaments/${encodeURIComponent(event)}/lists${rest}`;

/** What a list comes to; nothing is kept of it. */
export function useLookAtList(event: string) {
  return useMutation({ mutationFn: (list: BringList) => post<LookedAtList>(path(event, '/look'), list) });
}

export function useBringList(event: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (list: BringList) => post<BroughtListAnswer>(path(event), list),
    onSuccess: () => client.invalidateQueries({ queryKey: tournamentKey(event) }),
  });
}

/** `digest`: of the list that the event has; another one is read anew. */
export function useListOf(event: string, player: string, digest: string) {
  return useQuery({
    queryKey: [...tournamentKey(event), 'lists', player, digest],
    queryFn: ({ signal }) => readListOf(event, player, signal),
    staleTime: Infinity,
    retry: false,
  });
}

export const readListOf = (event: string, player: string, signal?: AbortSignal): Promise<ListOfEntrant> =>
  get<ListOfEntrant>(path(event, `/${encodeURIComponent(player)}`), signal);
