import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PeopleAnswer } from '@adjutant/people';
import type { SampleListAnswer } from '@adjutant/scenarios';
import type { PackHeadView, PacksAnswer } from '@adjutant/views';
import { useCallback } from 'react';
import { nameless } from '../common/nameless.js';
import { get } from './client.js';

/** Keys of everything that a new entry may change start with the match. */
export const matchKey = (id: string) => ['match', id] as const;

export function usePacks(): UseQueryResult<readonly PackHeadView[]> {
  return useQuery({
    queryKey: ['packs'],
    queryFn: ({ signal }) => get<PacksAnswer>('/packs', signal),
    select: ({ packs }) => packs,
  });
}

export function useSampleList(): UseQueryResult<SampleListAnswer['samples']> {
  return useQuery({
    queryKey: ['samples'],
    queryFn: ({ signal }) => get<SampleListAnswer>('/samples', signal),
    select: ({ samples }) => samples,
  });
}

export function useNames(): UseQueryResult<ReadonlyMap<string, string>> {
  return useQuery({
    queryKey: ['people'],
    queryFn: ({ signal }) => get<PeopleAnswer>('/people', signal),
    select: namesOf,
    staleTime: 5 * 60_000,
  });
}

/** Names of people live outside the record; of whom none is known, or was erased, as much of the id is told as tells them apart. */
export function usePeople(): (id: string) => string {
  const { data } = useNames();
  return useCallback((id) => data?.get(id) ?? nameless(id), [data]);
}

/** Everybody who is known here, with as much as the server tells. */
export function usePeopleList(): PeopleAnswer['people'] {
  const { data } = useQuery({
    queryKey: ['people'],
    queryFn: ({ signal }) => get<PeopleAnswer>('/people', signal),
    select: ({ people }) => people,
  });
  return data ?? NOBODY;
}

const NOBODY: PeopleAnswer['people'] = [];

const namesOf = ({ people }: PeopleAnswer): ReadonlyMap<string, string> =>
  new Map(people.map(({ id, name }) => [id, name]));
