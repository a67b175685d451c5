import { useQuery } from '@tanstack/react-query';
import { get } from './client.js';
import type {
  AdviceAnswer,
  EventAnswer,
  Penalised,
  PenaltiesAnswer,
  PoliciesAnswer,
  PolicyAnswer,
} from './penalty-types.js';

const FIXED = { staleTime: Infinity } as const;

export function useEvent() {
  return useQuery({ queryKey: ['event'], queryFn: ({ signal }) => get<EventAnswer>('/event', signal) });
}

export function usePolicies() {
  return useQuery({
    queryKey: ['policies'],
    queryFn: ({ signal }) => get<PoliciesAnswer>('/policies', signal),
    select: ({ policies }) => policies,
    ...FIXED,
  });
}

export function usePolicy(id: string | null) {
  return useQuery({
    queryKey: ['policies', id],
    queryFn: ({ signal }) => get<PolicyAnswer>(`/policies/${encodeURIComponent(id ?? '')}`, signal),
    enabled: id !== null,
    ...FIXED,
  });
}

/** What a policy advises; asked only where both the policy and the infraction are known. */
export function adviceQuery(policy: string | null, infraction: string | null, { person, match, side }: Penalised) {
  const asked = new URLSearchParams({ person, infraction: infraction ?? '', match, side }).toString();
  return {
    queryKey: ['policies', policy, 'advice', asked],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      get<AdviceAnswer>(`/policies/${encodeURIComponent(policy ?? '')}/advice?${asked}`, signal),
    enabled: policy !== null && infraction !== null,
  };
}

export function usePenalties(person: string) {
  return useQuery({
    queryKey: ['penalties', person],
    queryFn: ({ signal }) => get<PenaltiesAnswer>(`/people/${encodeURIComponent(person)}/penalties`, signal),
    select: ({ penalties }) => penalties,
  });
}
