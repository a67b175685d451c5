import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Actor } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { Supposal } from '@adjutant/replay';
import type { BothReadings, DifferenceView, FirstView, MomentView, WhyPart } from '@adjutant/views';
import { get } from './client.js';
import { matchKey } from './queries.js';
import { getSeen, postSeen } from './seen.js';
import { useViewer } from './viewer.js';

export interface WhyAnswer {
  readonly value: number;
  readonly text: string;
  readonly parts: readonly (WhyPart & { readonly by: Actor | null })[];
}

export interface DifferenceAnswer {
  readonly from: number;
  readonly to: number;
  readonly differences: readonly DifferenceView[];
}

export interface MomentAnswer extends MomentView {
  readonly state: string;
  readonly link: string;
  readonly held?: boolean;
  readonly says: string;
}

export interface FirstAnswer extends FirstView {
  readonly by: Actor | null;
}

/** What a number is: `cp`, `vp`, `vp:CATEGORY`, or `price:ENTRY`; as it stood after an entry. */
export interface Asked {
  readonly player: Side;
  readonly figure: string;
  readonly at: number;
  /** As the record counts then, and no further than this entry. */
  readonly upto?: number | undefined;
}

function useAsked<Answer>(id: string, path: string | null): UseQueryResult<Answer> {
  const viewer = useViewer();
  return useQuery({
    queryKey: [...matchKey(id), 'asked', path, viewer],
    queryFn: ({ signal }) => getSeen<Answer>(id, `/${path ?? ''}`, viewer, signal),
    enabled: path !== null,
  });
}

export function useWhy(id: string, asked: Asked | null): UseQueryResult<WhyAnswer> {
  return useAsked(id, asked && `why?${whyQuery(asked)}`);
}

function whyQuery({ player, figure, at, upto }: Asked): string {
  const until = upto === undefined ? '' : `&upto=${upto}`;
  return `player=${player}&figure=${encodeURIComponent(figure)}&at=${at}${until}`;
}

export const useDifference = (id: string, from: number, to: number): UseQueryResult<DifferenceAnswer> =>
  useAsked(id, `difference?from=${from}&to=${to}`);

export const useMoment = (id: string, entry: number, state: string | null): UseQueryResult<MomentAnswer> =>
  useAsked(id, state === null ? null : `moments/${entry}?state=${encodeURIComponent(state)}`);

export const useFirst = (id: string, player: Side, when: string | null): UseQueryResult<FirstAnswer> =>
  useAsked(id, when && `first?player=${player}&when=${encodeURIComponent(when)}`);

/** The address of a moment, for sending to somebody. */
export async function linkOf(id: string, entry: number): Promise<string> {
  const { link } = await get<MomentAnswer>(`/matches/${encodeURIComponent(id)}/moments/${entry}`);
  return location.origin + link;
}

/** A question, though it is posted: its answer is kept until the record grows. */
export function useBothReadings(id: string, supposals: readonly Supposal[]): UseQueryResult<BothReadings> {
  const viewer = useViewer();
  return useQuery({
    queryKey: [...matchKey(id), 'suppose', supposals, viewer],
    queryFn: () => postSeen<BothReadings>(id, '/suppose', viewer, { supposals, reading: 'both' }),
  });
}
