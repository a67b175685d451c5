import { EMPTY_ROOT, nodeHash, sameHash, type Hash } from './hashes.js';

export interface Inclusion {
  /** Place of the leaf, counted from 0. */
  readonly leaf: number;
  readonly size: number;
  /** The marked hash of the leaf, as `leafHash` gives it. */
  readonly hash: Hash;
  readonly proof: readonly Hash[];
  readonly root: Hash;
}

/** Whether the leaf is in the tree with this root: the algorithm of RFC 9162 section 2.1.3.2. */
export function verifyInclusion({ leaf, size, hash, proof, root }: Inclusion): boolean {
  if (!isSize(size) || !isSize(leaf) || leaf >= size) return false;
  let reached = hash;
  const arrived = climb(leaf, size - 1, proof, (step, left) => {
    reached = left ? nodeHash(step, reached) : nodeHash(reached, step);
  });
  return arrived && sameHash(reached, root);
}

export interface Consistency {
  readonly from: number;
  readonly to: number;
  readonly before: Hash;
  readonly after: Hash;
  readonly proof: readonly Hash[];
}

/** Whether the tree with root `before` is the beginning of the one with root `after`: RFC 9162 section 2.1.4.2. */
export function verifyConsistency({ from, to, before, after, proof }: Consistency): boolean {
  if (!isSize(from) || !isSize(to) || from > to) return false;
  if (from === to) return proof.length === 0 && sameHash(before, after);
  // Every tree begins with nothing: there is nothing to show, but the root of nothing is known.
  if (from === 0) return proof.length === 0 && sameHash(before, EMPTY_ROOT);
  const [first, ...rest] = Number.isInteger(Math.log2(from)) ? [before, ...proof] : proof;
  if (first === undefined) return false;
  let [place, last] = [from - 1, to - 1];
  while (isOdd(place)) [place, last] = [half(place), half(last)];
  let [old, reached] = [first, first];
  const arrived = climb(place, last, rest, (step, left) => {
    if (left) old = nodeHash(step, old);
    reached = left ? nodeHash(step, reached) : nodeHash(reached, step);
  });
  return arrived && sameHash(old, before) && sameHash(reached, after);
}

/** Goes up from a node to the root, a hash of the proof at each step: on the left of what was reached, or on its right. */
function climb(
  from: number,
  rightmost: number,
  proof: readonly Hash[],
  take: (step: Hash, left: boolean) => void,
): boolean {
  let [place, last] = [from, rightmost];
  for (const step of proof) {
    if (last === 0) return false;
    const left = isOdd(place) || place === last;
    take(step, left);
    if (left) while (!isOdd(place) && place !== 0) [place, last] = [half(place), half(last)];
    [place, last] = [half(place), half(last)];
  }
  return last === 0;
}

function isSize(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function isOdd(value: number): boolean {
  return value % 2 === 1;
}

function half(value: number): number {
  return Math.floor(value / 2);
}
