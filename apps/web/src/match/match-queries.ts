import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type {
  AttemptsAnswer,
  AttemptView,
  DoubtsAnswer,
  LedgerAnswer,
  MatchView,
  OptionsAnswer,
  TimelineAnswer,
  TimelineItem,
  UnitsAnswer,
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
const orderOf = ({ order }: TimelineAnswer): readonly number[] | null => order ?? null;
const attemptsOf = ({ attempts }: AttemptsAnswer): readonly AttemptView[] => attempts;

export const useMatch = (id: string) => useOfMatch<MatchView>(id, '');
export const useLedger = (id: string) => useOfMatch<LedgerAnswer>(id, '/ledger');
export const useTimeline = (id: string) =>
  useOfMatch<TimelineAnswer, readonly TimelineItem[]>(id, '/timeline', entriesOf);
/** In which order entries count; null where that is the order of their numbers. */
export const useToldOrder = (id: string) =>
  useOfMatch<TimelineAnswer, readonly number[] | null>(id, '/timeline', orderOf);
export const useDoubts = (id: string) => useOfMatch<DoubtsAnswer>(id, '/doubts');
export const useAttempts = (id: string) =>
  useOfMatch<AttemptsAnswer, readonly AttemptView[]>(id, '/attempts', attemptsOf);
export const useOptions = (id: string, at: number | null) => useOfMatch<OptionsAnswer>(id, `/options${after(at)}`);
export const useUnits = (id: string, at: number | null) => useOfMatch<UnitsAnswer>(id, `/units${after(at)}`);

/** Null: as it is now. */
const after = (entry: number | null): string => (entry === null ? '' : `?at=${entry}`);
