import type { Revision } from '@adjutant/kernel';
import { LRUCache } from 'lru-cache';

/** What a stream adds up to at one revision, and which commands made it so. */
export interface Folded<State> {
  readonly state: State;
  /** -1 where the stream does not exist. */
  readonly revision: Revision;
  /** The first revision that each command recorded. */
  readonly commands: ReadonlyMap<string, Revision>;
}

/** Folded states of streams in use. Any of them may be dropped at will: the log is the truth. */
export class StateCache<State> {
  readonly #states: LRUCache<string, Folded<State>>;

  constructor(options: { readonly max: number }) {
    this.#states = new LRUCache({ max: options.max });
  }

  get size(): number {
    return this.#states.size;
  }

  get(stream: string): Folded<State> | undefined {
    return this.#states.get(stream);
  }

  /** Two readers may finish in either order: the older state never replaces the newer one. */
  keep(stream: string, folded: Folded<State>): void {
    const known = this.#states.peek(stream);
    if (known === undefined || known.revision < folded.revision) this.#states.set(stream, folded);
  }

  evict(stream: string): void {
    this.#states.delete(stream);
  }
}
