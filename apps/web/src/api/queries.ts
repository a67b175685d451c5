import { useInfiniteQuery, useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { DoubtsView, MatchView, StepView, Viewer } from '@adjutant/views';
import { get } from './client.js';
import type {
  Attempt,
  AttemptsAnswer,
  LedgerAnswer,
  MatchPageAnswer,
  OptionsAnswer,
  PackInfo,
  PacksAnswer,
  PeopleAnswer,
  ReplayAnswer,
  SampleListAnswer,
  TimelineAnswer,
  TimelineItem,
} from './types.js';
import { getSeen } from './seen.js';
import { useViewer } from './viewer.js';

/** Keys of everything that a new entry may change start with the match. */
export const matchKey = (id: string) => ['match', id] as const;

/** The list comes in pages, newest first. */
export function useMatches() {
  return useInfiniteQuery({
    queryKey: ['matches'],
    queryFn: ({ signal, pageParam }) => get<MatchPageAnswer>(`/matches?limit=200${pageParam}`, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => (next === null ? null : `&after=${encodeURIComponent(next)}`),
  });
}

function useOfMatch<Answer, Wanted = Answer>(
  id: string,
  what: string,
  select?: (answer: Answer) => Wanted,
): UseQueryResult<Wanted> {
  const viewer = useViewer();
  return useQuery({
    queryKey: [...matchKey(id), what, viewer],
    queryFn: ({ signal }) => getSeen<Answer>(id, what, viewer, signal),
    ...(select ? { select } : {}),
  });
}

const entriesOf = ({ entries }: TimelineAnswer): readonly TimelineItem[] => entries;
const attemptsOf = ({ attempts }: AttemptsAnswer): readonly Attempt[] => attempts;

export const useMatch = (id: string) => useOfMatch<MatchView>(id, '');
export const useLedger = (id: string) => useOfMatch<LedgerAnswer>(id, '/ledger');
export const useTimeline = (id: string) => useOfMatch(id, '/timeline', entriesOf);
export const useDoubts = (id: string) => useOfMatch<DoubtsView>(id, '/doubts');
export const useAttempts = (id: string) => useOfMatch(id, '/attempts', attemptsOf);
export const useOptions = (id: string) => useOfMatch<OptionsAnswer>(id, '/options');

export function usePacks(): UseQueryResult<readonly PackInfo[]> {
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

/** Names of people live outside the record; where one was erased, the id is all there is. */
export function usePeople(): (id: string) => string {
  const { data } = useQuery({
    queryKey: ['people'],
    queryFn: ({ signal }) => get<PeopleAnswer>('/people', signal),
    select: namesOf,
    staleTime: 5 * 60_000,
  });
  return (id) => data?.get(id) ?? id;
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

/** Steps are asked for in blocks. What a full block shows changes only with a later entry that answers or corrects one of it. */
const BLOCK = 50;

interface Block {
  readonly from: number;
  readonly steps: readonly StepView[];
  readonly broken?: ReplayAnswer['broken'];
}

/** The match, and as whom somebody looks at it. */
interface Seen {
  readonly id: string;
  readonly viewer: Viewer;
}

/** Of the steps of a match, whoever looks. */
export const stepsKey = (id: string) => ['steps', id] as const;

function blockQuery({ id, viewer }: Seen, index: number, last: number) {
  const from = index * BLOCK;
  const to = Math.min(from + BLOCK - 1, last);
  return {
    queryKey: [...stepsKey(id), viewer, from, to] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Block> => {
      const answer = await getSeen<ReplayAnswer>(id, `/replay?from=${from}&to=${to}`, viewer, signal);
      return { from, ...answer };
    },
    staleTime: Infinity,
  };
}

export interface StepQuery {
  readonly step: StepView | null;
  readonly broken: ReplayAnswer['broken'] | null;
  readonly pending: boolean;
  readonly error: Error | null;
}

/** One step of the replay; the blocks on both sides of it are fetched ahead, so that stepping never waits. */
export function useStep(id: string, number: number, last: number): StepQuery {
  const client = useQueryClient();
  const seen = { id, viewer: useViewer() };
  const index = Math.max(0, Math.floor(number / BLOCK));
  const { data, isPending, error } = useQuery({ ...blockQuery(seen, index, last), enabled: last >= 0 });
  for (const near of [index - 1, index + 1]) {
    if (last >= 0 && near >= 0 && near * BLOCK <= last && data) void client.prefetchQuery(blockQuery(seen, near, last));
  }
  const step = data?.steps.find((one) => one.number === number) ?? null;
  return { step, broken: data?.broken ?? null, pending: isPending, error };
}

const NO_STEPS: readonly StepView[] = [];

function together(answers: readonly { readonly data?: Block | undefined }[]): readonly StepView[] {
  return answers.length === 0 ? NO_STEPS : answers.flatMap(({ data }) => data?.steps ?? []);
}

/** Every step of a record, for what only the whole of it can answer. */
export function useAllSteps(id: string, last: number, wanted: boolean): readonly StepView[] {
  const seen = { id, viewer: useViewer() };
  const blocks = wanted ? Math.floor(last / BLOCK) + 1 : 0;
  return useQueries({
    queries: Array.from({ length: blocks }, (_, index) => blockQuery(seen, index, last)),
    combine: together,
  });
}

/** Some steps by their numbers, for looking up what a correction says. */
export function useSteps(id: string, numbers: readonly number[], last: number): readonly StepView[] {
  const seen = { id, viewer: useViewer() };
  const blocks = [...new Set(numbers.map((number) => Math.floor(number / BLOCK)))];
  const steps = useQueries({ queries: blocks.map((index) => blockQuery(seen, index, last)), combine: together });
  const wanted = new Set(numbers);
  return steps.filter((step) => wanted.has(step.number));
}
