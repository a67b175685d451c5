import { eventHash, GENESIS } from '../chain.js';
import type { BundleEvent, BundleStream } from './format.js';

type Entry = Pick<BundleEvent, 'stream' | 'revision'>;

/** Follows the chain of each stream of a file, entry by entry. */
export class Chains {
  readonly #ends = new Map<string, BundleStream>();

  /** How each stream ends so far, in the order in which they began. */
  get streams(): readonly BundleStream[] {
    return [...this.#ends.values()];
  }

  has(stream: string): boolean {
    return this.#ends.has(stream);
  }

  keep({ stream, revision }: Entry, head: string): void {
    this.#ends.set(stream, { stream, events: revision + 1, head });
  }

  /** Why an entry is not the next one of its stream. */
  misplaced({ stream, revision }: Entry): string | undefined {
    const next = this.#ends.get(stream)?.events ?? 0;
    return revision === next ? undefined : `it is entry ${revision} of ${stream}, where entry ${next} has to follow`;
  }

  /** Why an event does not follow from the entry before it, or is not what its own hash says. */
  unchained(event: BundleEvent): string | undefined {
    const { stream, revision, type, data, meta } = event;
    const misplaced = this.misplaced(event);
    if (misplaced !== undefined) return misplaced;
    if (meta.previousHash !== (this.#ends.get(stream)?.head ?? GENESIS))
      return 'it is not chained to the entry before it';
    const { hash, ...open } = meta;
    return eventHash({ stream, revision, type, data, meta: open }) === hash
      ? undefined
      : 'its content does not match its hash';
  }
}
