import type { Revision } from '@adjutant/kernel';
import type { LRUCache } from 'lru-cache';
import type { CommandsSeen } from './commands-seen.js';
import { statesHeld, type MostHeld } from './states-held.js';

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
