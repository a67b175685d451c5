import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Supposal } from '@adjutant/replay';
import type { Side } from '@adjutant/rules';
import type { BothSupposedAnswer, DifferenceAnswer, FirstAnswer, MomentAnswer, WhyAnswer } from '@adjutant/views';
import type { FigureQuestion } from './figure-question.js';
import { useRewording } from '../match-queries.js';
import { matchKey } from '../../api/queries.js';
import { getSeen, postSeen } from '../../api/seen.js';
import { useViewer } from '../../api/viewer.js';

function useAsked<Answer>(id: string, path: string | null): UseQueryResult<Answer> {
  const viewer = useViewer();
  return useQuery({
    queryKey: [...matchKey(id), 'asked', path, viewer],
    queryFn: ({ signal }) => getSeen<Answer>(id, `/${path ?? ''}`, viewer, signal),
    select: useRewording(id)<Answer>,
    enabled: path !== null,
  });
}

export function useWhy(id: string, asked: FigureQuestion | null): UseQueryResult<WhyAnswer> {
  return useAsked<WhyAnswer>(id, asked && `why?${whyQuery(asked)}`);
}

function whyQuery({ player, figure, at, upto }: FigureQuestion): string {
  const until = upto === undefined ? '' : `&upto=${upto}`;
  return `player=${player}&figure=${encodeURIComponent(figure)}&at=${at}${until}`;
}

export const useDifference = (id: string, from: number, to: number): UseQueryResult<DifferenceAnswer> =>
  useAsked<DifferenceAnswer>(id, `difference?from=${from}&to=${to}`);

export const useMoment = (id: string, entry: number, state: string | null): UseQueryResult<MomentAnswer> =>
  useAsked<MomentAnswer>(id, state === null ? null : `moments/${entry}?state=${encodeURIComponent(state)}`);

export const useFirst = (id: string, player: Side, when: string | null): UseQueryResult<FirstAnswer> =>
  useAsked<FirstAnswer>(id, when && `first?player=${player}&when=${encodeURIComponent(when)}`);

/** A question, though it is posted: its answer is kept until the record grows. */
export function useBothReadings(id: string, supposals: readonly Supposal[]): UseQueryResult<BothSupposedAnswer> {
  const viewer = useViewer();
  return useQuery({
    queryKey: [...matchKey(id), 'suppose', supposals, viewer],
    queryFn: () => postSeen<BothSupposedAnswer>(id, '/suppose', viewer, { supposals, reading: 'both' }),
    select: useRewording(id)<BothSupposedAnswer>,
  });
}
