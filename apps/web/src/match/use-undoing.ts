import type { TimelineItem } from '@adjutant/views';
import { useSteps } from './step/step-queries.js';
import { useRecord } from './record.js';
import { undoingOf, type Undone } from './undoing.js';

const UNDOING: ReadonlySet<string> = new Set(['EntryCorrected', 'MatchRewound', 'RulingApplied', 'RulingReversed']);

/** Why an entry no longer counts: what a correction or a rewind said, or the rule under which it fell. */
export function useUndoing(): (entry: Pick<TimelineItem, 'number' | 'mark'>) => Undone | null {
  const { id, timeline, last, match } = useRecord();
  const corrections = timeline.filter(({ type }) => UNDOING.has(type)).map(({ number }) => number);
  const steps = useSteps(id, corrections, last);
  return (entry) => undoingOf(entry, steps, match.fallen);
}
