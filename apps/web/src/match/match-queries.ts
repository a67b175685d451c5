import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type {
  AttemptsAnswer,
  AttemptView,
  DoubtsAnswer,
  LedgerAnswer,
  MatchView,
  OptionsAnswer,
  ReplayAnswer,
  StepView,
  TimelineAnswer,
  TimelineItem,
  UnitsAnswer,
  Viewer,
} from '@adjutant/views';
import { useMemo } from 'react';
import { nameless } from '../common/nameless.js';
import { reworded } from './wording/reworded.js';
import { wordingOf, type Wording } from './wording/wording.js';
import { matchKey, useNames } from '../api/queries.js';
import { getSeen } from '../api/seen.js';
import { useViewer } from '../api/viewer.js';

function useOfMatch<Answer, Wanted = Answer>(
  id: string,
  what: string,
  wanted: (answer: Answer) => Wanted = asItIs<Answer, Wanted>,
): UseQueryResult<Wanted> {
  const viewer = useViewer();
  const reword = useRewording(id);
  const select = useMemo(() => (answer: Answer) => wanted(reword(answer)), [wanted, reword]);
  return useQuery({
    queryKey: [...matchKey(id), what, viewer],
    queryFn: ({ signal }) => getSeen<Answer>(id, what, viewer, signal),
    select,
  });
}

const asItIs = <Answer, Wanted>(answer: Answer): Wanted => answer as unknown as Wanted;

/** How sentences about a match read here; null until it is known who plays it. */
export function useWording(id: string): Wording | null {
  const viewer = useViewer();
  const { data: match } = useQuery({
    queryKey: [...matchKey(id), '', viewer],
    queryFn: ({ signal }) => getSeen<MatchView>(id, '', viewer, signal),
    // Who plays it is the same for whoever looks.
    placeholderData: (before) => (before?.id === id ? before : undefined),
  });
  const { data: people } = useNames();
  return useMemo(() => {
    if (!match) return null;
    const named = (person: string): string => people?.get(person) ?? nameless(person);
    // Officials of another place are nobody here.
    return wordingOf(match, match.imported ? nameless : named);
  }, [match, people]);
}

/** Whatever the server says of a match, as people read it: every answer about a match goes through here. */
export function useRewording(id: string): <Answer>(answer: Answer) => Answer {
  const wording = useWording(id);
  return useMemo(
    () =>
      <Answer>(answer: Answer): Answer =>
        wording === null ? answer : reworded(answer, wording),
    [wording],
  );
}

const entriesOf = ({ entries }: TimelineAnswer): readonly TimelineItem[] => entries;
const attemptsOf = ({ attempts }: AttemptsAnswer): readonly AttemptView[] => attempts;

export const useMatch = (id: string) => useOfMatch<MatchView>(id, '');
export const useLedger = (id: string) => useOfMatch<LedgerAnswer>(id, '/ledger');
export const useTimeline = (id: string) =>
  useOfMatch<TimelineAnswer, readonly TimelineItem[]>(id, '/timeline', entriesOf);
export const useDoubts = (id: string) => useOfMatch<DoubtsAnswer>(id, '/doubts');
export const useAttempts = (id: string) =>
  useOfMatch<AttemptsAnswer, readonly AttemptView[]>(id, '/attempts', attemptsOf);
export const useOptions = (id: string, at: number | null) => useOfMatch<OptionsAnswer>(id, `/options${after(at)}`);
export const useUnits = (id: string, at: number | null) => useOfMatch<UnitsAnswer>(id, `/units${after(at)}`);

/** Null: as it is now. */
const after = (entry: number | null): string => (entry === null ? '' : `?at=${entry}`);

/** Steps are asked for in blocks. What a full block shows changes only with a later entry that answers or corrects one of it. */
const BLOCK = 50;

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
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      getSeen<ReplayAnswer>(id, `/replay?from=${from}&to=${to}`, viewer, signal),
    staleTime: Infinity,
  };
}

type Reword = ReturnType<typeof useRewording>;

/** A block as people read it. */
function readBlock(seen: Seen, index: number, last: number, reword: Reword) {
  return { ...blockQuery(seen, index, last), select: reword<ReplayAnswer> };
}

/** A step while it is asked for. */
export type StepQuery = ReturnType<typeof useStep>;

/** One step of the replay; the blocks on both sides of it are fetched ahead, so that stepping never waits. */
export function useStep(id: string, number: number, last: number) {
  const client = useQueryClient();
  const seen = { id, viewer: useViewer() };
  const index = Math.max(0, Math.floor(number / BLOCK));
  const reword = useRewording(id);
  const { data, isPending, error } = useQuery({ ...readBlock(seen, index, last, reword), enabled: last >= 0 });
  for (const near of [index - 1, index + 1]) {
    if (last >= 0 && near >= 0 && near * BLOCK <= last && data) void client.prefetchQuery(blockQuery(seen, near, last));
  }
  const step = data?.steps.find((one) => one.number === number) ?? null;
  return { step, broken: data?.broken ?? null, pending: isPending, error };
}

const NO_STEPS: readonly StepView[] = [];

function together(answers: readonly { readonly data?: ReplayAnswer | undefined }[]): readonly StepView[] {
  return answers.length === 0 ? NO_STEPS : answers.flatMap(({ data }) => data?.steps ?? []);
}

/** Every step of a record, for what only the whole of it can answer. */
export function useAllSteps(id: string, last: number, wanted: boolean): readonly StepView[] {
  const seen = { id, viewer: useViewer() };
  const blocks = wanted ? Math.floor(last / BLOCK) + 1 : 0;
  const reword = useRewording(id);
  return useQueries({
    queries: Array.from({ length: blocks }, (_, index) => readBlock(seen, index, last, reword)),
    combine: together,
  });
}

/** Some steps by their numbers, for looking up what a correction says. */
export function useSteps(id: string, numbers: readonly number[], last: number): readonly StepView[] {
  const seen = { id, viewer: useViewer() };
  const blocks = [...new Set(numbers.map((number) => Math.floor(number / BLOCK)))];
  const reword = useRewording(id);
  const steps = useQueries({ queries: blocks.map((index) => readBlock(seen, index, last, reword)), combine: together });
  const wanted = new Set(numbers);
  return steps.filter((step) => wanted.has(step.number));
}
