import type { TimelineEntry } from '@adjutant/views';
import type { KeyOf, KeyTable } from '../../app/keys/keys.js';

export type Move = 'back' | 'forward' | 'first' | 'last' | 'turn-back' | 'turn-forward';
export type Act = 'search' | 'record' | 'follow' | 'call';

/** Ways through a record, in the order in which the list of keys has them. */
export const MOVES: readonly KeyOf<Move>[] = [
  { keys: ['ArrowLeft'], does: 'back', says: 'One entry back' },
  { keys: ['ArrowRight'], does: 'forward', says: 'One entry forward' },
  { keys: ['['], does: 'turn-back', says: 'To the start of this turn, then of the one before' },
  { keys: [']'], does: 'turn-forward', says: 'To the start of the next turn' },
  { keys: ['Home'], does: 'first', says: 'To the first entry' },
  { keys: ['End'], does: 'last', says: 'To the newest entry' },
];

export const SEARCH: KeyOf<'search'> = { keys: ['/'], does: 'search', says: 'Search the timeline' };

export const MATCH_KEYS: KeyTable<Move | Act> = {
  where: 'In a match',
  keys: [
    ...MOVES,
    SEARCH,
    { keys: ['r'], does: 'record', says: 'To the selected entry in the timeline' },
    { keys: ['f'], does: 'follow', says: 'Follow the match as it is recorded' },
    { keys: ['c'], does: 'call', says: 'Call a judge about this entry' },
  ],
};

/** The same for whoever may not call. */
export const READER_KEYS: KeyTable<Move | Act> = {
  ...MATCH_KEYS,
  keys: MATCH_KEYS.keys.filter(({ does }) => does !== 'call'),
};

export type Placed = Pick<TimelineEntry, 'number' | 'round' | 'turn' | 'elsewhere'>;

/** Numbers of the entries at which another turn begins, the first entry included. */
export function turnStarts(timeline: readonly Placed[]): readonly number[] {
  // What was told late begins nothing, where it was played nor where it was recorded.
  return timeline
    .filter(({ elsewhere }) => elsewhere === undefined)
    .filter((entry, index, there) => {
      const before = there[index - 1];
      return before === undefined || before.round !== entry.round || before.turn !== entry.turn;
    })
    .map(({ number }) => number);
}

/** Where a move leads from a step; the same step where it leads nowhere. */
export function destination(move: Move, step: number, timeline: readonly Placed[]): number {
  const first = timeline[0]?.number ?? 0;
  const last = timeline.at(-1)?.number ?? 0;
  switch (move) {
    case 'back':
      return Math.max(first, step - 1);
    case 'forward':
      return Math.min(last, step + 1);
    case 'first':
      return first;
    case 'last':
      return last;
    case 'turn-back':
      return turnStarts(timeline).findLast((start) => start < step) ?? first;
    case 'turn-forward':
      return turnStarts(timeline).find((start) => start > step) ?? last;
  }
}

/** What the address says, kept within the record. Null means: the newest entry, whichever that is. */
export function stepFrom(parameter: string | null, last: number): number | null {
  if (parameter === null || !/^\d{1,9}$/.test(parameter)) return null;
  return Math.min(Number(parameter), last);
}
