import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplayAnswer, StepView, Viewer } from '@adjutant/views';
import { useEffect, useMemo, useState } from 'react';
import { getSeen } from '../../api/seen.js';
import { useViewer } from '../../api/viewer.js';
import { useRewording } from '../match-queries.js';

/** Steps are asked for in blocks. What a full block shows changes only with a later entry that answers or corrects one of it. */
const BLOCK = 50;
/** Of one step and its neighbours: an answer that is read between two drawings of the page. */
const NEAR = 10;
/** So long somebody stays at an entry before what is not at hand is asked for: who drags over a record asks for none of it. */
const STAYED_MS = 80;

/** The match, and as whom somebody looks at it. */
interface Seen {
  readonly id: string;
  readonly viewer: Viewer;
}

/** Of the steps of a match, whoever looks. */
export const stepsKey = (id: string) => ['steps', id] as const;

function blockQuery({ id, viewer }: Seen, index: number, last: number, size = BLOCK) {
  const from = index * size;
  const to = Math.min(from + size - 1, last);
  return {
    queryKey: [...stepsKey(id), viewer, from, to] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      getSeen<ReplayAnswer>(id, `/replay?from=${from}&to=${to}`, viewer, signal),
    staleTime: Infinity,
  };
}

type Reword = ReturnType<typeof useRewording>;

/** A block as people read it. */
function readBlock(seen: Seen, index: number, last: number, reword: Reword, size = BLOCK) {
  return { ...blockQuery(seen, index, last, size), select: reword<ReplayAnswer> };
}

/** A step while it is asked for. */
export type StepQuery = ReturnType<typeof useStep>;

/** One step of the replay; the blocks on both sides of it are fetched ahead, so that stepping never waits. */
export function useStep(id: string, number: number, last: number) {
  const client = useQueryClient();
  const viewer = useViewer();
  const index = Math.max(0, Math.floor(number / NEAR));
  const reword = useRewording(id);
  const [stayed, stay] = useState(index);
  useEffect(() => {
    const stays = setTimeout(() => stay(index), STAYED_MS);
    return () => clearTimeout(stays);
  }, [index]);
  const stays = last >= 0 && stayed === index;
  const { data, isPending, error } = useQuery({
    ...readBlock({ id, viewer }, index, last, reword, NEAR),
    enabled: stays,
  });
  const known = data !== undefined;
  useEffect(() => {
    if (!stays || !known) return;
    for (const near of [index - 1, index + 1])
      if (near >= 0 && near * NEAR <= last) void client.prefetchQuery(blockQuery({ id, viewer }, near, last, NEAR));
  }, [client, id, viewer, index, last, stays, known]);
  return useMemo(() => {
    const step = data?.steps.find((one) => one.number === number) ?? null;
    return { step, broken: data?.broken ?? null, pending: isPending, error };
  }, [data, number, isPending, error]);
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
