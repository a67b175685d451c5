import { getHeapStatistics } from 'node:v8';
import type { Revision } from '@adjutant/kernel';
import { LRUCache } from 'lru-cache';

/** What a process needs of its heap before it holds any state. */
const BYTES_FOR_ITSELF = 300_000_000;
/** A folded state holds some 380 bytes for each event behind it: all of one kind take a thirtieth of the rest of the heap. */
const BYTES_OF_HEAP_FOR_AN_EVENT = 10_700;
/** Fifty whole matches, however little there is. */
const LEAST_EVENTS = 10_000;
/** However long a stream is, so many others of its length are held beside it. */
const LEAST_STREAMS = 8;

/** What is held of a stream grows with the events behind it. */
interface Held {
  readonly revision: Revision;
}

interface Placed extends Held {
  /** Which event of the whole log it was last held at. */
  readonly place: number;
}

/** How many events may stand behind all states of one kind, by the memory that this process was given. */
export const eventsToHold = (): number => eventsIn(getHeapStatistics().heap_size_limit);

/** The same for a heap of so many bytes. */
export function eventsIn(heap: number): number {
  return Math.max(LEAST_EVENTS, Math.floor((heap - BYTES_FOR_ITSELF) / BYTES_OF_HEAP_FOR_AN_EVENT));
}

export interface MostHeld {
  /** Streams. */
  readonly max: number;
  /** Events behind the states of all of them; however many where it is left out. */
  readonly events?: number;
}

/** States of streams, each of which can be made again from the log: the one that was used longest ago makes room. */
export function statesHeld<State extends Held>({ max, events }: MostHeld): LRUCache<string, State> {
  if (events === undefined) return new LRUCache({ max });
  const mostOfOne = Math.max(1, Math.floor(events / LEAST_STREAMS));
  return new LRUCache<string, State>({
    max,
    maxSize: events,
    sizeCalculation: ({ revision }) => Math.min(Math.max(1, revision + 1), mostOfOne),
  });
}

/**
 * A stream that so many events of the log have passed by is over, whether or not anybody said so, or at rest: where 2,000 matches are
 * played at once it has missed twenty turns. What is held of it would only fill memory; should it go on, it is read once more.
 */
export const MOST_PASSED_BY = 40_000;

/** Lets go of what was last held before a place of the log. What was used longest ago was, but for a few, last held longest ago. */
export function letGoBefore<State extends Placed>(states: LRUCache<string, State>, place: number): void {
  for (const stream of states.rkeys()) {
    if ((states.peek(stream)?.place ?? place) >= place) return;
    states.delete(stream);
  }
}
