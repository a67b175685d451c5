import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompactRange } from './compact-range.js';
import { EMPTY_ROOT, hashFromHex, hexOf, leafHash, leafHashOfHex, nodeHash, sameHash, type Hash } from './hashes.js';
import { multiproof, rootOfMultiproof, verifyMultiproof } from './multiproof.js';
import { consistencyProof, inclusionProof, rootAt } from './tree.js';
import { verifyConsistency, verifyInclusion } from './verify.js';

interface Vectors {
  readonly trees: readonly { readonly size: number; readonly root: string }[];
  readonly inclusions: readonly { readonly leaf: number; readonly size: number; readonly proof: readonly string[] }[];
  readonly consistency: readonly { readonly from: number; readonly to: number; readonly proof: readonly string[] }[];
}

const VECTORS = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../testdata/vectors.json'), 'utf8'),
) as unknown as Vectors;

/** Every complete subtree of a tree that grows leaf by leaf, and its root at each size. */
function grown(leaves: readonly Uint8Array[]) {
  const kept = new Map<string, Hash>();
  const range = new CompactRange();
  const roots = [range.root()];
  for (const leaf of leaves) {
    range.append(leafHash(leaf), (level, index, hash) => kept.set(`${level}/${index}`, Buffer.from(hash)));
    roots.push(range.root());
  }
  const subtrees = (level: number, index: number): Hash => {
    const hash = kept.get(`${level}/${index}`);
    if (!hash) throw new Error(`there is no complete subtree ${level}/${index}`);
    return hash;
  };
  return { subtrees, roots, hashes: leaves.map(leafHash) };
}

const MOST = 300;
const text = (index: number): Uint8Array => Buffer.from(`leaf ${index}`);
const { subtrees, roots, hashes } = grown(Array.from({ length: MOST }, (_, index) => text(index)));
const rootOf = (size: number): Hash => roots[size] as Hash;
const hashOf = (leaf: number): Hash => hashes[leaf] as Hash;

describe('a leaf', () => {
  it('is the same from 64 hex digits as from the bytes that they stand for, and nothing from any other text', () => {
    for (const hash of [...hashes, EMPTY_ROOT]) expect(leafHashOfHex(hexOf(hash))).toEqual(leafHash(hash));
    const digits = hexOf(EMPTY_ROOT);
    for (const other of ['', digits.slice(1), `${digits}0`, digits.toUpperCase(), `${digits}\n`, `g${digits.slice(1)}`])
      expect(leafHashOfHex(other)).toBeUndefined();
  });
});

describe('the tree of Certificate Transparency', () => {
  // The eight leaves of the reference implementation of RFC 6962, and the roots over the first 1 to 8 of them.
  const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const expected = [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];
  const tree = grown(leaves.map((leaf) => Buffer.from(leaf, 'hex')));

  it('has the published roots, grown or taken from its subtrees', () => {
    expect(tree.roots.map(hexOf)).toEqual(expected);
    expect(expected.map((_, size) => hexOf(rootAt(size, tree.subtrees)))).toEqual(expected);
  });

  it('has the proofs of the example of RFC 6962 section 2.1.3', () => {
    const [a, b, c, d, e, f, j] = tree.hashes.slice(0, 7) as [Hash, Hash, Hash, Hash, Hash, Hash, Hash];
    const [g, h, i] = [nodeHash(a, b), nodeHash(c, d), nodeHash(e, f)];
    const k = nodeHash(g, h);
    const l = nodeHash(i, j);
    const path = (leaf: number): string[] => inclusionProof(leaf, 7, tree.subtrees).map(hexOf);
    expect(path(0)).toEqual([b, h, l].map(hexOf));
    expect(path(3)).toEqual([c, g, l].map(hexOf));
    expect(path(4)).toEqual([f, j, k].map(hexOf));
    expect(path(6)).toEqual([i, k].map(hexOf));
    const grew = (from: number): string[] => consistencyProof(from, 7, tree.subtrees).map(hexOf);
    expect(grew(3)).toEqual([c, d, g, l].map(hexOf));
    expect(grew(4)).toEqual([l].map(hexOf));
    expect(grew(6)).toEqual([i, j, k].map(hexOf));
  });
});

describe('golang.org/x/mod/sumdb/tlog', () => {
  it('gives the same roots', () => {
    expect(VECTORS.trees.length).toBeGreaterThan(20);
    for (const { size, root } of VECTORS.trees) expect([size, hexOf(rootAt(size, subtrees))]).toEqual([size, root]);
  });

  it('gives the same inclusion proofs, and they hold here', () => {
    expect(VECTORS.inclusions.length).toBeGreaterThan(100);
    for (const { leaf, size, proof } of VECTORS.inclusions) {
      expect(inclusionProof(leaf, size, subtrees).map(hexOf)).toEqual(proof);
      const bytes = proof.map((one) => hashFromHex(one) as Hash);
      expect(verifyInclusion({ leaf, size, hash: hashOf(leaf), proof: bytes, root: rootOf(size) })).toBe(true);
    }
  });

  it('gives the same consistency proofs, and they hold here', () => {
    expect(VECTORS.consistency.length).toBeGreaterThan(300);
    for (const { from, to, proof } of VECTORS.consistency) {
      expect(consistencyProof(from, to, subtrees).map(hexOf)).toEqual(proof);
      const bytes = proof.map((one) => hashFromHex(one) as Hash);
      expect(verifyConsistency({ from, to, before: rootOf(from), after: rootOf(to), proof: bytes })).toBe(true);
    }
  });
});

/** Every way to be wrong by one bit somewhere, one hash too few, too many or elsewhere. */
function spoiled(proof: readonly Hash[], bit: number): Hash[][] {
  const flipped = proof.map((_, at) =>
    proof.map((hash, index) => {
      const copy = Buffer.from(hash);
      if (index === at) copy[bit >> 3] = (copy[bit >> 3] as number) ^ (1 << (bit & 7));
      return copy;
    }),
  );
  const fewer = proof.map((_, at) => proof.filter((__, index) => index !== at));
  const more = [...proof, undefined].map((_, at) => [...proof.slice(0, at), hashOf(MOST - 1), ...proof.slice(at)]);
  const swapped = proof
    .slice(1)
    .map((hash, at) => [...proof.slice(0, at), hash, proof[at] as Hash, ...proof.slice(at + 2)]);
  return [...flipped, ...fewer, ...more, ...swapped];
}

const bit = fc.integer({ min: 0, max: 255 });
const sized = fc.integer({ min: 1, max: MOST }).chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1), bit));

describe('inclusion', () => {
  it('is proved for every leaf of every tree of up to 130 leaves', () => {
    let wrong = 0;
    for (let size = 1; size <= 130; size += 1) {
      for (let leaf = 0; leaf < size; leaf += 1) {
        const proof = inclusionProof(leaf, size, subtrees);
        if (!verifyInclusion({ leaf, size, hash: hashOf(leaf), proof, root: rootOf(size) })) wrong += 1;
      }
    }
    expect(wrong).toBe(0);
  });

  it('is not proved by a proof that is spoiled, of another leaf, place or size, or against another root', () => {
    fc.assert(
      fc.property(sized, fc.nat(MOST - 1), ([size, leaf, at], other) => {
        const proof = inclusionProof(leaf, size, subtrees);
        const right = { leaf, size, hash: hashOf(leaf), proof, root: rootOf(size) };
        expect(spoiled(proof, at).filter((wrong) => verifyInclusion({ ...right, proof: wrong }))).toEqual([]);
        if (other !== leaf) {
          expect(verifyInclusion({ ...right, hash: hashOf(other) })).toBe(false);
          expect(verifyInclusion({ ...right, leaf: other })).toBe(false);
        }
        if (other !== size) expect(verifyInclusion({ ...right, root: rootOf(other) })).toBe(false);
        expect(verifyInclusion({ ...right, leaf: size })).toBe(false);
        expect(verifyInclusion({ ...right, leaf: -1 })).toBe(false);
        expect(verifyInclusion({ ...right, leaf: leaf + 0.5 })).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('cannot be asked for a leaf that is not there', () => {
    expect(() => inclusionProof(5, 5, subtrees)).toThrow(RangeError);
    expect(() => inclusionProof(-1, 5, subtrees)).toThrow(RangeError);
  });
});

describe('consistency', () => {
  it('is proved between any two sizes of up to 130 leaves', () => {
    let wrong = 0;
    for (let to = 0; to <= 130; to += 1) {
      for (let from = 0; from <= to; from += 1) {
        const proof = consistencyProof(from, to, subtrees);
        if (!verifyConsistency({ from, to, before: rootOf(from), after: rootOf(to), proof })) wrong += 1;
      }
    }
    expect(wrong).toBe(0);
  });

  it('is not proved by a proof that is spoiled, or between other roots', () => {
    fc.assert(
      fc.property(sized, fc.nat(MOST), ([to, below, at], other) => {
        const from = below + 1;
        const proof = consistencyProof(from, to, subtrees);
        const right = { from, to, before: rootOf(from), after: rootOf(to), proof };
        expect(spoiled(proof, at).filter((wrong) => verifyConsistency({ ...right, proof: wrong }))).toEqual([]);
        if (other !== from) expect(verifyConsistency({ ...right, before: rootOf(other) })).toBe(false);
        if (other !== to) expect(verifyConsistency({ ...right, after: rootOf(other) })).toBe(false);
        if (from !== to) expect(verifyConsistency({ ...right, from: to, to: from })).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('with nothing is plain, but only from the root of nothing', () => {
    expect(verifyConsistency({ from: 0, to: 5, before: EMPTY_ROOT, after: rootOf(5), proof: [] })).toBe(true);
    expect(verifyConsistency({ from: 0, to: 5, before: rootOf(1), after: rootOf(5), proof: [] })).toBe(false);
    expect(verifyConsistency({ from: 0, to: 0, before: EMPTY_ROOT, after: EMPTY_ROOT, proof: [] })).toBe(true);
  });

  it('cannot be asked for backwards', () => {
    expect(() => consistencyProof(6, 5, subtrees)).toThrow(RangeError);
    expect(() => consistencyProof(1, 1.5, subtrees)).toThrow(RangeError);
  });
});

describe('a multiproof', () => {
  const some = fc.integer({ min: 1, max: MOST }).chain((size) =>
    fc.tuple(
      fc.constant(size),
      fc.uniqueArray(fc.nat(size - 1), { maxLength: 40 }).map((places) => places.sort((a, b) => a - b)),
      bit,
    ),
  );
  const leavesAt = (places: readonly number[]) => places.map((index) => ({ index, hash: hashOf(index) }));

  it('leads to the root of any tree from any of its leaves', () => {
    fc.assert(
      fc.property(some, ([size, places]) => {
        const proof = multiproof(places, size, subtrees);
        expect(verifyMultiproof(leavesAt(places), size, proof, rootOf(size))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('of one leaf has the hashes of its inclusion proof, of all leaves none, of none the root', () => {
    const one = multiproof([37], 100, subtrees).map(hexOf).sort();
    expect(one).toEqual(inclusionProof(37, 100, subtrees).map(hexOf).sort());
    expect(multiproof([...Array(100).keys()], 100, subtrees)).toEqual([]);
    expect(multiproof([], 100, subtrees).map(hexOf)).toEqual([hexOf(rootOf(100))]);
  });

  it('does not lead there when a hash, a leaf, a place or the size is another', () => {
    fc.assert(
      fc.property(some, fc.nat(MOST - 1), ([size, places, at], other) => {
        const proof = multiproof(places, size, subtrees);
        const leaves = leavesAt(places);
        const holds = (changed: typeof leaves, of = proof, in_ = size): boolean =>
          verifyMultiproof(changed, in_, of, rootOf(size));
        expect(spoiled(proof, at).filter((wrong) => holds(leaves, wrong))).toEqual([]);
        for (const [index, leaf] of leaves.entries()) {
          expect(holds(leaves.filter((one) => one !== leaf))).toBe(false);
          expect(holds([...leaves.slice(0, index), leaf, ...leaves.slice(index)])).toBe(false);
          if (other === leaf.index) continue;
          expect(holds(leaves.with(index, { ...leaf, hash: hashOf(other) }))).toBe(false);
          expect(holds(leaves.with(index, { ...leaf, index: other }))).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is refused where places do not ascend within the tree', () => {
    for (const places of [[1, 1], [2, 1], [5], [-1], [0.5]]) {
      expect(() => multiproof(places, 5, subtrees)).toThrow(RangeError);
      expect(
        rootOfMultiproof(
          leavesAt(places.map(Math.abs)).map((leaf, at) => ({ ...leaf, index: places[at] as number })),
          5,
          [],
        ),
      ).toBeUndefined();
    }
  });
});

describe('a compact range', () => {
  it('goes on from what is kept elsewhere as if it had never stopped', () => {
    for (const size of [0, 1, 2, 3, 7, 8, 100, 255, 256, 299]) {
      const range = CompactRange.from(size, subtrees);
      expect(sameHash(range.root(), rootOf(size))).toBe(true);
      for (const hash of hashes.slice(size)) range.append(hash);
      expect([range.size, hexOf(range.root())]).toEqual([MOST, hexOf(rootOf(MOST))]);
    }
  });

  it('goes on by itself in a copy', () => {
    const range = CompactRange.from(7, subtrees);
    const copy = range.copy();
    for (const hash of hashes.slice(7)) copy.append(hash);
    expect([copy.size, hexOf(copy.root())]).toEqual([MOST, hexOf(rootOf(MOST))]);
    expect([range.size, hexOf(range.root())]).toEqual([7, hexOf(rootOf(7))]);
  });

  it('is refused where subtrees and size do not fit', () => {
    expect(() => new CompactRange(3, [hashOf(0)])).toThrow(RangeError);
  });
});
