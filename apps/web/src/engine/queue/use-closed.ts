import { useQuery } from '@tanstack/react-query';
import { matchKey } from '../../api/queries.js';
import { readClosed, type Closed } from './closed-match.js';

/** Why a match takes nothing any more; null where it does, or nobody answers. */
export function useClosed(match: string): Closed | null {
  const { data } = useQuery({
    queryKey: [...matchKey(match), 'closed'],
    queryFn: ({ signal }) => readClosed(match, signal),
  });
  return data ?? null;
}
