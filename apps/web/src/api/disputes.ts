import { useQuery } from '@tanstack/react-query';
import type { DisputeStatus, WholeDispute } from '@adjutant/dispute';
import type { DisputePage } from '@adjutant/lists';
import { may, type Acting } from '../acting/acting.js';
import { get, Problem } from './client.js';
import { TOPIC, useAskingInterval, useLive } from './live.js';
import { matchKey } from './queries.js';

/** Every list of calls. */
export const QUEUE = ['disputes'] as const;
/** The topics of a stream are counted. */
const MOST_FOLLOWED = 20;

export const disputeKey = (id: string) => ['dispute', id] as const;

export const inAddress = encodeURIComponent;

/** What waits for a judge, asked for on every page of staff. */
export function useWanted(hears: boolean) {
  useLive([TOPIC.calls], [QUEUE], { listed: true });
  const interval = useAskingInterval();
  const statuses = hears ? 'called,appealed' : 'called';
  return useQuery({
    queryKey: [...QUEUE, 'wanted', statuses],
    queryFn: ({ signal }) => get<DisputePage>(`/disputes?limit=200&status=${statuses}`, signal),
    select: ({ disputes }) => disputes,
    refetchInterval: ({ state }) => askedAgainIn(state.error, interval),
  });
}

/** The calls of one match, for those who may read them. */
export function useDisputesOf(match: string, acting: Acting | null) {
  const interval = useAskingInterval();
  const query = useQuery({
    enabled: may(acting, 'ReadDisputes'),
    queryKey: [...matchKey(match), 'disputes'],
    queryFn: ({ signal }) => get<Pick<DisputePage, 'disputes'>>(`/matches/${inAddress(match)}/disputes`, signal),
    select: ({ disputes }) => disputes,
    refetchInterval: ({ state }) => askedAgainIn(state.error, interval),
  });
  useLive(topicsOf(match, acting, query.data ?? []), [[...matchKey(match), 'disputes'], ['dispute']], { listed: true });
  return query;
}

/** Players follow what stands open at their own match, staff all calls. */
function topicsOf(match: string, acting: Acting | null, disputes: DisputePage['disputes']): readonly string[] {
  if (acting === null || !may(acting, 'ReadDisputes')) return [];
  if (acting.mode === 'single-user' || acting.side === null) return [TOPIC.calls];
  const going = disputes.filter(({ status }) => !isOver(status)).slice(0, MOST_FOLLOWED);
  return [TOPIC.callsOf(match), ...going.map(({ id }) => TOPIC.dispute(id)).sort()];
}

function isOver(status: DisputeStatus): boolean {
  return status === 'final' || status === 'withdrawn' || status === 'void';
}

/** What waits for a judge at the tables of one event, for those who may read it. */
export function useCallsAt(event: string, hears: boolean) {
  const interval = useAskingInterval();
  return useQuery({
    enabled: hears,
    queryKey: [...QUEUE, 'at', event],
    queryFn: ({ signal }) =>
      get<DisputePage>(`/disputes?limit=200&status=called,claimed&event=${inAddress(event)}`, signal),
    refetchInterval: ({ state }) => askedAgainIn(state.error, interval),
  });
}

/** One dispute. */
export function useDispute(id: string) {
  const interval = useAskingInterval();
  return useQuery({
    queryKey: disputeKey(id),
    queryFn: ({ signal }) => get<WholeDispute>(`/disputes/${inAddress(id)}`, signal),
    refetchInterval: ({ state }) => askedAgainIn(state.error, interval),
  });
}

/** What could not be read, for the line was away just then. */
const AFTER_FAILURE = 3_000;

/** A stream tells of what is new once: what was not read then is asked for again, but for what the server refuses to show. */
export function askedAgainIn(error: Error | null, interval: number | false): number | false {
  if (error === null) return interval;
  return isHopeless(error) ? false : AFTER_FAILURE;
}

/** What the server refuses to show is not asked for again by itself. */
function isHopeless(error: Error | null): boolean {
  return error instanceof Problem && error.status >= 400 && error.status < 500;
}
