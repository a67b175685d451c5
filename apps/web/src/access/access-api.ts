import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Me, SignedIn } from '@adjutant/access';
import type { Role } from '@adjutant/kernel';
import type { Doing } from '../acting/acting.js';
import { WHO_MAY } from '../acting/who-may.js';
import { get } from '../api/client.js';

export type { Me };

export const ME = ['me'];
export const STAFF = ['staff'];

export const readMe = (signal: AbortSignal): Promise<Me> => get<Me>('/access/me', signal);

export function useMe(): UseQueryResult<Me> {
  return useQuery({ queryKey: ME, queryFn: ({ signal }) => readMe(signal), staleTime: 60_000 });
}

/** Whether whoever is here may act in one of these roles; in single-user mode everybody may. */
export function mayAs(me: Me | undefined, ...roles: readonly Role[]): boolean {
  if (me === undefined) return false;
  return me.mode === 'single-user' || roles.some((role) => me.roles.includes(role));
}

/** The same of what the server's own table says of a thing that belongs to no match. */
export const mayDo = (me: Me | undefined, doing: Doing): boolean => mayAs(me, ...WHO_MAY[doing]);

/** What changes who is here: everything that was read for somebody else is read again. */
export function useArriving<Sent>(arrive: (sent: Sent) => Promise<SignedIn>, then: (me: Me) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: arrive,
    onSuccess: async ({ me }) => {
      // What was asked before says who was here before, and may come late.
      await client.cancelQueries({ queryKey: ME });
      client.setQueryData(ME, me);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME[0] });
      then(me);
    },
  });
}

/** Something done at a desk, after which a list is read again. */
export function useDoing<Sent, Answer>(
  doing: (sent: Sent) => Promise<Answer>,
  changes: readonly (readonly unknown[])[],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: doing,
    onSuccess: () => {
      for (const queryKey of changes) void client.invalidateQueries({ queryKey });
    },
  });
}
