import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { MatchPageAnswer } from '@adjutant/views';
import { get } from '../api/client.js';
import { useSought } from '../common/use-sought.js';
import { addressOf, STATUS_FILTERS, type Sieve } from './filter.js';

/** What is looked for among the matches. */
export function useSieve() {
  const { parameters, asked, put, ...sought } = useSought();
  const status = STATUS_FILTERS.find((one) => one === parameters.get('status')) ?? 'all';
  const sieve: Sieve = { question: asked, status };
  return { ...sought, sieve, filter: (value: string) => put('status', value) };
}

/** The list comes in pages. Until another question is answered, what was found before stays. */
export function useMatches(sieve: Sieve) {
  return useInfiniteQuery({
    queryKey: ['matches', sieve],
    queryFn: ({ signal, pageParam }) => get<MatchPageAnswer>(addressOf(sieve, pageParam), signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
