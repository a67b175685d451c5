import fc from 'fast-check';
import { cheapestMatching } from './blossom.js';
import { DenseCosts } from './dense-costs.js';

type Costs = readonly (readonly (readonly number[])[])[];

const dense = (costs: Costs, limbs: number): DenseCosts => {
  const all = new DenseCosts(costs.length, limbs);
  for (let one = 0; one < costs.length; one += 1)
    for (let other = 0; other < one; other += 1) {
      const cost = costs[one]![other]!;
      if (cost.length === 0) all.forbid(one, other);
      else all.set(one, other, cost);
    }
  return all;
};

const sumOf = (costs: Costs, mate: Int32Array, limbs: number): readonly number[] =>
  Array.from({ length: limbs }, (_, limb) =>
    mate.reduce((sum, other, one) => (other < one ? sum + costs[one]![other]![limb]! : sum), 0),
  );

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
};

/** Every way to match the rest, the first with each of the others in turn, remembered by who is left. */
function leastOf(costs: Costs, limbs: number): readonly number[] | undefined {
  const known = new Map<number, readonly number[] | undefined>();
  const all = 2 ** costs.length - 1;
  const least = (left: number): readonly number[] | undefined => {
    if (left === 0) return new Array<number>(limbs).fill(0);
    if (known.has(left)) return known.get(left);
    const first = 31 - Math.clz32(left);
    let best: readonly number[] | undefined;
    for (let other = 0; other < first; other += 1) {
      if (!(left & (1 << other)) || costs[first]![other]!.length === 0) continue;
      const rest = least(left & ~(1 << first) & ~(1 << other));
      const sum = rest?.map((value, limb) => value + costs[first]![other]![limb]!);
      if (sum && (!best || compare(sum, best) < 0)) best = sum;
    }
    known.set(left, best);
    return best;
  };
  return least(all);
}

const costs = (limbs: number, most: number, forbidden: number): fc.Arbitrary<Costs> =>
  fc.integer({ min: 1, max: 6 }).chain((half) => {
    const cost = fc.array(fc.integer({ min: 0, max: most }), { minLength: limbs, maxLength: limbs });
    const edge =
      forbidden === 0
        ? cost
        : fc.oneof({ weight: 10, arbitrary: cost }, { weight: forbidden, arbitrary: fc.constant([]) });
    const row = fc.array(edge, { minLength: 2 * half, maxLength: 2 * half });
    return fc.array(row, { minLength: 2 * half, maxLength: 2 * half });
  });

describe('the cheapest matching', () => {
  test.each([
    [1, 1, 0],
    [1, 4, 0],
    [1, 1_000, 0],
    [2, 2, 0],
    [3, 1, 0],
    [2, 30, 0],
    [1, 3, 8],
    [2, 3, 20],
  ])(
    'is what trying everything finds: %i numbers up to %i, %i in ten of the edges missing',
    (limbs, most, forbidden) => {
      fc.assert(
        fc.property(costs(limbs, most, forbidden), (all) => {
          const mate = cheapestMatching(dense(all, limbs));
          const least = leastOf(all, limbs);
          expect(mate && sumOf(all, mate, limbs)).toEqual(least);
          mate?.forEach((other, one) => expect(mate[other]).toBe(one));
        }),
        { numRuns: 300 },
      );
    },
  );

  test('somebody who knows nobody has none', () => {
    expect(cheapestMatching(dense([[[]]], 1))).toBeUndefined();
    expect(cheapestMatching(new DenseCosts(0, 1))).toEqual(new Int32Array(0));
  });
});
