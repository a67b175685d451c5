import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Role } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import { get } from '../api/client.js';

/** Whoever uses this page, as the server knows them. */
export interface Me {
  readonly mode: 'single-user' | 'staffed';
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly roles: readonly Role[];
  readonly seat: { readonly match: string; readonly side: Side } | null;
  /** When the session ends, ISO 8601 in UTC. */
  readonly until: string | null;
}

export interface SignedIn {
  readonly until: string;
  readonly me: Me;
}

export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly club: string | null;
  readonly nation: string | null;
  readonly since: string;
}

export interface SeatLink {
  readonly id: string;
  readonly until: string;
  readonly issuedAt: string;
  readonly by: string;
  /** When it was taken back; false while it holds. */
  readonly revoked: false | string;
  readonly devices: number;
}

export interface IssuedLink {
  readonly id: string;
  readonly link: string;
  readonly until: string;
  /** The link as a picture: an SVG document. */
  readonly qr: string;
}

export interface SeatsAnswer {
  readonly seats: { readonly [side in Side]: { readonly player: string; readonly links: readonly SeatLink[] } };
}

/** A person, with as much as the server tells whoever asks. */
export interface PersonAnswer {
  readonly id: string;
  readonly name: string;
  readonly contact?: string | null;
  readonly club?: string | null;
  readonly nation?: string | null;
}

export interface ErasedAnswer {
  readonly id: string;
  readonly mentions: readonly {
    readonly stream: string;
    readonly entry: number;
    readonly at: string;
    readonly says: string;
  }[];
  readonly mentionsInAll: number;
}

export const ME = ['me'];
export const STAFF = ['staff'];

export function useMe(): UseQueryResult<Me> {
  return useQuery({ queryKey: ME, queryFn: ({ signal }) => get<Me>('/access/me', signal), staleTime: 60_000 });
}

/** Whether whoever is here may act in one of these roles; in single-user mode everybody may. */
export function mayAs(me: Me | undefined, ...roles: readonly Role[]): boolean {
  if (me === undefined) return false;
  return me.mode === 'single-user' || roles.some((role) => me.roles.includes(role));
}

/** What changes who is here: everything that was read for somebody else is read again. */
export function useArriving<Sent>(arrive: (sent: Sent) => Promise<SignedIn>, then: (me: Me) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: arrive,
    onSuccess: ({ me }) => {
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
