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
    if (event.type === 'MatchRewound' && isRewound(event.data, number, by)) {
      return { word: 'Struck by a rewind.', because: event.data.because, by };
    }
  }
  return reversalOf(number, corrections) ?? { word: 'Struck.', because: '', by: null };
}

function isRewound({ to, keeps = [] }: { to: number; keeps?: readonly number[] }, number: number, by: number): boolean {
  return to < number && number < by && !keeps.includes(number);
}

/** A ruling goes with every entry that it came to. */
function reversalOf(number: number, corrections: readonly Pick<StepView, 'number' | 'event'>[]): Undone | null {
  for (const { number: by, event } of corrections) {
    if (event.type !== 'RulingReversed') continue;
    const first = event.data.entry;
    const ruling = corrections.find((one) => one.number === first)?.event;
    const last = ruling?.type === 'RulingApplied' ? first + ruling.data.entries : first;
    if (number >= first && number <= last) return { word: 'Reversed.', because: event.data.because, by };
  }
  return null;
}
