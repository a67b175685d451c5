import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Actor } from '@adjutant/kernel';
import type { Acting } from '../acting/acting.js';
import { newId } from '../common/id.js';
import { get, post, Problem } from './client.js';
import type {
  Dispute,
  DisputesAnswer,
  DisputeStatus,
  PrecedentsAnswer,
  PreviewAnswer,
  Remedy,
} from './dispute-types.js';
import { matchKey } from './queries.js';

const QUEUE = ['disputes'] as const;
const POLLING = 3_000;
const POLLING_FOR_OUTCOME = 700;

export const disputeKey = (id: string) => ['dispute', id] as const;

const inAddress = encodeURIComponent;

/** The calls of all matches, asked for again every few seconds; what is shown stays until the new list is there. */
export function useDisputes(statuses: readonly DisputeStatus[], match: string | null) {
  const standing = statuses.length === 0 ? '' : `&status=${statuses.join(',')}`;
  const asked = match === null ? standing : `${standing}&match=${inAddress(match)}`;
  return useInfiniteQuery({
    queryKey: [...QUEUE, asked],
    queryFn: ({ signal, pageParam }) => get<DisputesAnswer>(`/disputes?limit=100${asked}${pageParam}`, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => (next === null ? null : `&after=${inAddress(next)}`),
    refetchInterval: ({ state }) => (isHopeless(state.error) ? false : POLLING),
    placeholderData: keepPreviousData,
  });
}

/** The calls of one match, for those who may read them. */
export function useDisputesOf(match: string, acting: Acting | null) {
  return useQuery({
    enabled: acting?.reads ?? false,
    queryKey: [...matchKey(match), 'disputes'],
    queryFn: ({ signal }) => get<Pick<DisputesAnswer, 'disputes'>>(`/matches/${inAddress(match)}/disputes`, signal),
    select: ({ disputes }) => disputes,
    refetchInterval: ({ state }) => (isHopeless(state.error) ? false : POLLING),
  });
}

/** One dispute; while a ruling is being carried out it is asked for more often. */
export function useDispute(id: string) {
  return useQuery({
    queryKey: disputeKey(id),
    queryFn: ({ signal }) => get<Dispute>(`/disputes/${inAddress(id)}`, signal),
    refetchInterval: ({ state }) =>
      isHopeless(state.error) ? false : isBeingCarriedOut(state.data) ? POLLING_FOR_OUTCOME : POLLING,
  });
}

/** What the server refuses to show is not asked for again by itself. */
function isHopeless(error: Error | null): boolean {
  return error instanceof Problem && error.status >= 400 && error.status < 500;
}

function isBeingCarriedOut(dispute: Dispute | undefined): boolean {
  return dispute?.rulings.at(-1)?.outcome === null;
}

export function usePrecedents(id: string) {
  return useQuery({
    queryKey: [...disputeKey(id), 'precedents'],
    queryFn: ({ signal }) => get<PrecedentsAnswer>(`/disputes/${inAddress(id)}/precedents`, signal),
    select: ({ precedents }) => precedents,
  });
}

/** What remedies would do. It is asked for anew when the match has grown, and the last answer stays meanwhile. */
export function usePreview(id: string, remedies: readonly Remedy[] | null, revision: number, actor: Actor | undefined) {
  return useQuery({
    queryKey: [...disputeKey(id), 'preview', remedies, revision, actor],
    queryFn: () => post<PreviewAnswer>(`/disputes/${inAddress(id)}/preview`, { remedies, ...(actor && { actor }) }),
    enabled: remedies !== null,
    placeholderData: keepPreviousData,
  });
}

/** A command of a dispute, without its envelope. */
export interface DisputeCommand {
  readonly type: string;
  readonly data: object;
}

function send(id: string, { type, data }: DisputeCommand, actor: Actor | undefined): Promise<unknown> {
  const body = { commandId: newId(), type, data, ...(actor === undefined ? {} : { actor }) };
  return post<unknown>(`/disputes/${inAddress(id)}/commands`, body);
}

/** Sends commands of one dispute; whatever comes of it, the dispute and the lists in which it stands are read again. */
export function useDisputeCommand(id: string, actor: Actor | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (command: DisputeCommand) => send(id, command, actor),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: disputeKey(id), exact: true }),
        client.invalidateQueries({ queryKey: QUEUE }),
        client.invalidateQueries({ queryKey: ['match'] }),
      ]),
  });
}

/** Opens a dispute under an id that is drawn here: asking twice with it calls once. */
export async function callJudge(data: object, actor: Actor | undefined): Promise<string> {
  const id = newId();
  await send(id, { type: 'CallJudge', data }, actor);
  return id;
}
