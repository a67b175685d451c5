import { nodeHash, sameHash, type Hash } from './hashes.js';
import { rangeHash, splitOf, type Subtrees } from './tree.js';

export interface Leaf {
  /** Place in the tree, counted from 0. */
  readonly index: number;
  readonly hash: Hash;
}

/**
 * What shows that all these leaves are in the tree of this size: from left to right, the hashes of the largest ranges
 * that hold none of them. Places ascend. Much shorter than one proof for each, since neighbours share theirs.
 */
export function multiproof(indices: readonly number[], size: number, subtrees: Subtrees): Hash[] {
  assertAscending(indices, size);
  const proof: Hash[] = [];
  const walk = (from: number, to: number, first: number, end: number): void => {
    if (first === end) return void proof.push(rangeHash(from, to, subtrees));
    if (to - from === 1) return;
    const middle = from + splitOf(to - from);
    const cut = firstAtOrAfter(indices, middle, first, end);
    walk(from, middle, first, cut);
    walk(middle, to, cut, end);
  };
  if (size > 0) walk(0, size, 0, indices.length);
  return proof;
}

/** The root that leaves and proof lead to; undefined where they do not fit a tree of this size. */
export function rootOfMultiproof(leaves: readonly Leaf[], size: number, proof: readonly Hash[]): Hash | undefined {
  if (
    !isAscending(
      leaves.map(({ index }) => index),
      size,
    )
  )
    return undefined;
  const indices = leaves.map(({ index }) => index);
  let used = 0;
  const walk = (from: number, to: number, first: number, end: number): Hash | undefined => {
    if (first === end) return proof[used++];
    if (to - from === 1) return leaves[first]?.hash;
    const middle = from + splitOf(to - from);
    const cut = firstAtOrAfter(indices, middle, first, end);
    const left = walk(from, middle, first, cut);
    const right = left && walk(middle, to, cut, end);
    return left && right && nodeHash(left, right);
  };
  const root = size > 0 ? walk(0, size, 0, leaves.length) : undefined;
  return used === proof.length ? root : undefined;
}

export function verifyMultiproof(leaves: readonly Leaf[], size: number, proof: readonly Hash[], root: Hash): boolean {
  const reached = rootOfMultiproof(leaves, size, proof);
  return reached !== undefined && sameHash(reached, root);
}

function firstAtOrAfter(indices: readonly number[], value: number, first: number, end: number): number {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((indices[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isAscending(indices: readonly number[], size: number): boolean {
  if (!Number.isSafeInteger(size) || size < 0) return false;
  return indices.every(
    (index, at) => Number.isSafeInteger(index) && index < size && index > (at === 0 ? -1 : (indices[at - 1] as number)),
  );
}

function assertAscending(indices: readonly number[], size: number): void {
  if (!isAscending(indices, size)) throw new RangeError(`the places do not ascend within a tree of ${size} leaves`);
}
