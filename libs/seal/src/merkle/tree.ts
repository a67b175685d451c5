import { EMPTY_ROOT, nodeHash, type Hash } from './hashes.js';

/**
 * Hash of a complete subtree: the one over the leaves from `index * 2^level` up to, and without, `(index + 1) * 2^level`.
 * Level 0 are the leaves' own hashes. Only complete subtrees are ever asked for.
 */
export type Subtrees = (level: number, index: number) => Hash;

/** The root over the first `size` leaves (RFC 9162 section 2.1.1). */
export function rootAt(size: number, subtrees: Subtrees): Hash {
  return size === 0 ? EMPTY_ROOT : rangeHash(0, checked(size), subtrees);
}

/** The hash over a range of leaves that the recursive definition of the tree meets. */
export function rangeHash(from: number, to: number, subtrees: Subtrees): Hash {
  const level = Math.log2(to - from);
  if (Number.isInteger(level)) return subtrees(level, from / 2 ** level);
  const middle = from + splitOf(to - from);
  return nodeHash(rangeHash(from, middle, subtrees), rangeHash(middle, to, subtrees));
}

/** The largest power of two below a size of at least two: where the tree splits. */
export function splitOf(size: number): number {
  const power = 2 ** Math.floor(Math.log2(size));
  return power === size ? power / 2 : power;
}

/** What shows that the leaf at this place is in the tree of this size (RFC 9162 section 2.1.3.1). */
export function inclusionProof(leaf: number, size: number, subtrees: Subtrees): Hash[] {
  if (!(leaf >= 0 && leaf < checked(size))) throw new RangeError(`a tree of ${size} leaves has no leaf ${leaf}`);
  const path = (from: number, to: number): Hash[] => {
    if (to - from === 1) return [];
    const middle = from + splitOf(to - from);
    return leaf < middle
      ? [...path(from, middle), rangeHash(middle, to, subtrees)]
      : [...path(middle, to), rangeHash(from, middle, subtrees)];
  };
  return path(0, size);
}

/** What shows that the tree of one size is the beginning of the tree of another (RFC 9162 section 2.1.4.1). */
export function consistencyProof(from: number, to: number, subtrees: Subtrees): Hash[] {
  if (!(checked(from) <= checked(to))) throw new RangeError(`a tree of ${to} leaves is no continuation of ${from}`);
  if (from === 0 || from === to) return [];
  const proof = (begin: number, end: number, whole: boolean): Hash[] => {
    if (end === from) return whole ? [] : [rangeHash(begin, end, subtrees)];
    const middle = begin + splitOf(end - begin);
    return from <= middle
      ? [...proof(begin, middle, whole), rangeHash(middle, end, subtrees)]
      : [...proof(middle, end, false), rangeHash(begin, middle, subtrees)];
  };
  return proof(0, to, true);
}

function checked(size: number): number {
  if (Number.isSafeInteger(size) && size >= 0) return size;
  throw new RangeError(`${size} is no size of a tree`);
}
