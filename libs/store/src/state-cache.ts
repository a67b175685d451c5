import { getHeapStatistics } from 'node:v8';
import type { Revision } from '@adjutant/kernel';
import { LRUCache } from 'lru-cache';
import type { CommandsSeen } from './commands-seen.js';

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

/** What a stream adds up to at one revision, and which commands made it so. */
export interface Folded<State> {
  readonly state: State;
  /** -1 where the stream does not exist. */
  readonly revision: Revision;
  /** The first revision that each command recorded. */
  readonly commands: CommandsSeen;
}

/**
 * Folded states of streams in use, as everybody may know them. Any of them may be dropped at will: the log is the truth.
 * Those that are written to and those that are only read stand apart, so that many readers never push out what is in play.
 * Whoever keeps a state here has verified the chain of the stream up to there: what is at hand is not looked at again.
 */
export class StateCache<State> {
  readonly #inPlay: LRUCache<string, Folded<State>>;
  readonly #lookedAt: LRUCache<string, Folded<State>>;

  /** `most`: of each kind. */
  constructor(most: MostHeld) {
    this.#inPlay = statesHeld(most);
    this.#lookedAt = statesHeld(most);
  }

  get size(): number {
    return this.#inPlay.size + this.#lookedAt.size;
  }

  /** For a command: the stream is in use by it. */
  get(stream: string): Folded<State> | undefined {
    return this.#inPlay.get(stream) ?? this.#lookedAt.get(stream);
  }

  /** For whoever only looks: what is in play stays in the order of its use. */
  look(stream: string): Folded<State> | undefined {
    return this.#inPlay.peek(stream) ?? this.#lookedAt.get(stream);
  }

  /** Two readers may finish in either order: the older state never replaces the newer one. */
  keep(stream: string, folded: Folded<State>): void {
    const looked = this.#lookedAt.peek(stream);
    this.#lookedAt.delete(stream);
    const newer = looked && looked.revision > folded.revision ? looked : folded;
    const known = this.#inPlay.peek(stream);
    if (known === undefined || known.revision < newer.revision) this.#inPlay.set(stream, newer);
  }

  /** The same for what was only read: it takes the place of nothing that is in play. */
  keepRead(stream: string, folded: Folded<State>): void {
    const known = this.#inPlay.peek(stream) ?? this.#lookedAt.peek(stream);
    if (known !== undefined && known.revision >= folded.revision) return;
    if (this.#inPlay.has(stream)) this.#inPlay.set(stream, folded);
    else this.#lookedAt.set(stream, folded);
  }

  evict(stream: string): void {
    this.#inPlay.delete(stream);
    this.#lookedAt.delete(stream);
  }
}
