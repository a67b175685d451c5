import type { MatchEvent, OpenedState } from '@adjutant/match';

/** What was done to an entry after it was written, and why: by which entry of the record. */
export interface Deed {
  readonly entry: number;
  readonly did: string;
  readonly because: string;
}

const DID = {
  amend: 'Corrected',
  answer: 'Answered otherwise',
  redate: 'Moved to another place',
  strike: 'Struck',
} as const;

/** What has been done to an entry and still holds, oldest first. What was itself struck holds no more. */
export function deedsOn(number: number, events: readonly MatchEvent[], { struck, fallen }: OpenedState): Deed[] {
  const deeds = events.flatMap((event, entry): Deed[] => {
    if (entry <= number || struck.includes(entry)) return [];
    if (event.type === 'EntryCorrected' && event.data.entry === number)
      return [{ entry, did: DID[event.data.correction.kind], because: event.data.because }];
    if (event.type === 'RulingReversed' && takesBack(events, event.data.entry, number))
      return [{ entry, did: 'Taken back with its ruling', because: event.data.because }];
    if (event.type === 'MatchRewound' && event.data.to < number && !event.data.keeps?.includes(number))
      return [{ entry, did: 'Struck by a rewind', because: event.data.because }];
    if (event.type === 'QuestionAnswered' && event.data.entry === number)
      return [
        { entry, did: `${event.data.question} answered ${event.data.answer}`, because: event.data.because ?? '' },
      ];
    return [];
  });
  const refusal = fallen[number];
  return refusal ? [...deeds, { entry: number, did: 'Fell with a correction', because: refusal.message }] : deeds;
}

function takesBack(events: readonly MatchEvent[], ruling: number, entry: number): boolean {
  const event = events[ruling];
  return event?.type === 'RulingApplied' && entry >= ruling && entry <= ruling + event.data.entries;
}

export function deedText({ entry, did, because }: Deed, number: number): string {
  const by = entry === number ? did : `${did} by entry ${entry}`;
  return because === '' ? `${by}.` : `${by}: ${because}${/[.!?]$/.test(because) ? '' : '.'}`;
}
