import type { TimelineItem } from '@adjutant/views';
import { useDeferredValue, useMemo, useState } from 'react';
import { movements } from '../ledger/accounts.js';
import { useAttempts, useLedger, useToldOrder } from '../match-queries.js';
import { useAllSteps } from '../step/step-queries.js';
import { useRecord } from '../record.js';
import { sifted, type Kind } from './filter.js';
import { useRefused, useRowsRead } from './use-rows.js';

/** The entries that fit what is asked for; while somebody types, those of a moment before. */
export function useSifted() {
  const { id, timeline: whole, ledger, number, lift } = useRecord();
  const { data: order = null } = useToldOrder(id);
  // Of a match that has ended, what lies ahead is not told before it is asked for.
  const told = lift ? number : Infinity;
  const timeline = useMemo(() => inOrder(whole, order).filter((entry) => entry.number <= told), [whole, order, told]);
  const [question, setQuestion] = useState('');
  const [kinds, setKinds] = useState<readonly Kind[]>([]);
  const asked = useDeferredValue(question);
  const moved = useMemo(() => movements(ledger), [ledger]);
  const { flagged, unread: findingsUnread } = useFlagged(kinds.includes('flagged'));
  const rowsUnread = useRowsUnread(question !== '' || kinds.length > 0);
  const refused = useRefused();
  const read = useRowsRead(moved, refused);
  const fitting = useMemo(() => {
    const sieve = { kinds, moved: new Set(moved.keys()), flagged };
    return (words: string): readonly TimelineItem[] => sifted(timeline, { ...sieve, question: words }, read);
  }, [timeline, kinds, moved, flagged, read]);
  const shown = useMemo(() => fitting(asked), [fitting, asked]);
  const found = () => fitting(question);
  const unread = rowsUnread || findingsUnread;
  return { timeline, question, setQuestion, kinds, setKinds, shown, found, moved, refused, unread };
}

/** What was told late stands where it was played. */
function inOrder(timeline: readonly TimelineItem[], order: readonly number[] | null): readonly TimelineItem[] {
  return order === null ? timeline : order.flatMap((number) => timeline[number] ?? []);
}

/** Whether something that is looked in has still to come: how many entries fit is not known before. */
function useRowsUnread(wanted: boolean): boolean {
  const { id } = useRecord();
  const [ledger, attempts] = [useLedger(id), useAttempts(id)];
  return wanted && (ledger.isPending || attempts.isPending);
}

function useFlagged(wanted: boolean): { readonly flagged: ReadonlySet<number>; readonly unread: boolean } {
  const { id, last } = useRecord();
  const steps = useAllSteps(id, last, wanted);
  const flagged = useMemo(
    () =>
      new Set(
        steps.filter(({ findings }) => findings.some(({ answer }) => answer !== 'met')).map((step) => step.number),
      ),
    [steps],
  );
  return { flagged, unread: wanted && steps.length === 0 };
}
