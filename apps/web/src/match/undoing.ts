import type { MatchView, StepView, TimelineEntry } from '@adjutant/views';

export interface Undone {
  readonly word: string;
  readonly because: string;
  /** The entry that did it, where one is known. */
  readonly by: number | null;
}

export function undoingOf(
  { number, mark }: Pick<TimelineEntry, 'number' | 'mark'>,
  corrections: readonly Pick<StepView, 'number' | 'event'>[],
  fallen: MatchView['fallen'],
): Undone | null {
  if (mark === null) return null;
  if (mark === 'fallen') {
    return {
      word: 'Fell with a correction.',
      because: fallen.find((one) => one.number === number)?.message ?? '',
      by: null,
    };
  }
  for (const { number: by, event } of corrections) {
    if (event.type === 'EntryCorrected' && event.data.entry === number && event.data.correction.kind === 'strike') {
      return { word: 'Struck.', because: event.data.because, by };
    }
    if (event.type === 'MatchRewound' && event.data.to < number && number < by) {
      return { word: 'Struck by a rewind.', because: event.data.because, by };
    }
  }
  return { word: 'Struck.', because: '', by: null };
}
