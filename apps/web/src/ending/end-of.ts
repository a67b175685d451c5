import type { TimelineItem } from '@adjutant/views';

const ENDS: readonly TimelineItem['type'][] = ['MatchFinished', 'MatchConceded', 'ResultDecided'];

/** The entry that a result comes from; undefined before there is one. What was written down after it is not what is disputed. */
export function endOf(entries: readonly Pick<TimelineItem, 'number' | 'type' | 'mark'>[]): number | undefined {
  return entries.findLast(({ type, mark }) => mark === null && ENDS.includes(type))?.number;
}
