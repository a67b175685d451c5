import type {
  AdviceView,
  EventPolicy,
  PenaltiesAnswer,
  PenaltyCommand,
  PoliciesAnswer,
  Policy,
} from '@adjutant/dispute';
import type { Actor } from '@adjutant/kernel';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, put } from './client.js';
import { sendAboutPenalties } from './commands.js';
import { readAgain } from './read-again.js';
import type { PenaltyPreview } from '@adjutant/rulings';
import type { Side } from '@adjutant/rules';

export type { EventPolicy };

/** For whom; at which match and in which seat, where it is about one. */
interface Penalised {
  readonly person: string;
  readonly match?: string;
  readonly side?: Side;
}

const FIXED = { staleTime: Infinity } as const;

/** What is decided for judges: by the event of that id, else by the whole installation. */
export function useEvent(event?: string) {
  return useQuery({
    queryKey: event === undefined ? ['event'] : ['event', event],
    queryFn: ({ signal }) =>
      get<EventPolicy>(event === undefined ? '/event' : `/event?event=${encodeURIComponent(event)}`, signal),
  });
}

/** Decides what holds for the whole installation. */
export const decideForAll = (policy: object): Promise<EventPolicy> => put<EventPolicy>('/event', policy);

/** What a command about a penalty would change; nothing is recorded. */
export function usePenaltyPreview(person: string, command: PenaltyCommand, actor: Actor | undefined) {
  return useQuery({
    queryKey: ['penalties', person, 'preview', command, actor],
    queryFn: () =>
      post<PenaltyPreview>(`/people/${encodeURIComponent(person)}/penalties/preview`, {
        command,
        ...(actor && { actor }),
      }),
    placeholderData: keepPreviousData,
  });
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
    queryFn: ({ signal }) => get<Policy>(`/policies/${encodeURIComponent(id ?? '')}`, signal),
    enabled: id !== null,
    ...FIXED,
  });
}

/** What a policy advises; asked only where both the policy and the infraction are known. */
export function adviceQuery(policy: string | null, infraction: string | null, { person, match, side }: Penalised) {
  const there = match === undefined ? {} : { match, ...(side === undefined ? {} : { side }) };
  const asked = new URLSearchParams({ person, infraction: infraction ?? '', ...there }).toString();
  return {
    queryKey: ['policies', policy, 'advice', asked],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      get<AdviceView>(`/policies/${encodeURIComponent(policy ?? '')}/advice?${asked}`, signal),
    enabled: policy !== null && infraction !== null,
  };
}

/** Everything that is read about penalties. */
const PENALTIES = ['penalties'] as const;

/** `every`: how often it is asked again, in milliseconds; nothing tells of what others have done about them. */
export function usePenalties(person: string, every?: number) {
  return useQuery({
    queryKey: [...PENALTIES, person],
    enabled: person !== '',
    ...(every === undefined ? {} : { refetchInterval: every }),
    queryFn: ({ signal }) => get<PenaltiesAnswer>(`/people/${encodeURIComponent(person)}/penalties`, signal),
    select: ({ penalties }) => penalties,
  });
}

/** Sends what is done about the penalties of a person; they are read again afterwards, and what they advise next. */
export function usePenaltyCommand(person: string, actor?: Actor) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (command: PenaltyCommand) => sendAboutPenalties(person, command, actor),
    ...readAgain(client, [{ queryKey: PENALTIES }, { queryKey: ['policies'] }]),
  });
}
