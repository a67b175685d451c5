import { eventHash, GENESIS } from '../chain.js';
import { sha256 } from '../sha256/native.js';
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

  /** Why an event does not follow from the entry before it, or is not what its own hash says. `line`: as it stands in a file, where that was seen to be canonical. */
  unchained(event: BundleEvent, line?: string): string | undefined {
    const { stream, meta } = event;
    const misplaced = this.misplaced(event);
    if (misplaced !== undefined) return misplaced;
    if (meta.previousHash !== (this.#ends.get(stream)?.head ?? GENESIS))
      return 'it is not chained to the entry before it';
    const found = line === undefined ? hashOf(event) : hashIn(line, meta.previousHash);
    return found === meta.hash ? undefined : 'its content does not match its hash';
  }
}

function hashOf({ stream, revision, type, data, meta }: BundleEvent): string {
  const { hash: _, ...open } = meta;
  return eventHash({ stream, revision, type, data, meta: open });
}

const LEAF = ',"leaf":';
const META = ',"meta":';
const HASH = ',"hash":"';
const OF_HASH = HASH.length + 64 + 1;

/**
 * The same from a line that was seen to be canonical and to have the shape of an event: what is hashed stands there, but for two
 * members. Inside of a text their quotes would be escaped, and behind the data nothing else is called so.
 */
export function hashIn(line: string, previousHash: string): string {
  const leaf = line.lastIndexOf(LEAF);
  const hash = line.lastIndexOf(HASH);
  const around = line.slice(0, leaf) + line.slice(line.indexOf(META, leaf), hash) + line.slice(hash + OF_HASH);
  return sha256(previousHash + around);
}
