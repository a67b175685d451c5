import { EMPTY_ROOT, nodeHash, type Hash } from './hashes.js';
import type { Subtrees } from './tree.js';

type Took = (level: number, index: number, hash: Hash) => void;

/** A tree that only grows: as much of it as appending and the root need, which is one hash for each binary digit of its size. */
export class CompactRange {
  #size: number;
  /** Roots of the complete subtrees, the largest first. */
  readonly #peaks: Hash[];

  constructor(size = 0, peaks: readonly Hash[] = []) {
    if (peaks.length !== peaksOf(size).length) throw new RangeError(`${peaks.length} subtrees make no tree of ${size}`);
    this.#size = size;
    this.#peaks = [...peaks];
  }

  /** The tree of this size whose subtrees are kept elsewhere. */
  static from(size: number, subtrees: Subtrees): CompactRange {
    return new CompactRange(
      size,
      peaksOf(size).map(({ level, index }) => subtrees(level, index)),
    );
  }

  get size(): number {
    return this.#size;
  }

  /** The same tree, which grows by itself. */
  copy(): CompactRange {
    return new CompactRange(this.#size, this.#peaks);
  }

  /** Adds the hash of the next leaf. `took` hears of it and of every subtree that it completes. */
  append(leaf: Hash, took?: Took): void {
    let index = this.#size;
    let reached = leaf;
    let level = 0;
    took?.(level, index, reached);
    for (; index % 2 === 1; level += 1) {
      reached = nodeHash(this.#peaks.pop() as Hash, reached);
      index = (index - 1) / 2;
      took?.(level + 1, index, reached);
    }
    this.#peaks.push(reached);
    this.#size += 1;
  }

  root(): Hash {
    if (this.#peaks.length === 0) return EMPTY_ROOT;
    return this.#peaks.reduceRight((right, left) => nodeHash(left, right));
  }
}

/** The complete subtrees that a tree consists of, the largest first. */
function peaksOf(size: number): { readonly level: number; readonly index: number }[] {
  const peaks: { level: number; index: number }[] = [];
  for (let level = 52, from = 0; level >= 0; level -= 1) {
    const width = 2 ** level;
    if (Math.floor(size / width) % 2 === 0) continue;
    peaks.push({ level, index: from / width });
    from += width;
  }
  return peaks;
}
