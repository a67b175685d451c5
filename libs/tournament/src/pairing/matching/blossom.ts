import { Duals } from './duals.js';
import type { DenseCosts } from './dense-costs.js';
import { Forest, OUTER, INNER, UNSEEN } from './forest.js';

/**
 * The perfect matching of least cost in a general graph: Edmonds' blossoms, with prices as in Galil, "Efficient algorithms for
 * finding maximum matching in graphs" (1986), in the form for dense graphs, of order n³. Every cost is a list of exact numbers
 * that are compared first to last, so that nothing is rounded. Undefined where somebody has nobody left to be matched with.
 */
export function cheapestMatching(costs: DenseCosts): Int32Array | undefined {
  const search = new Search(costs);
  return search.run();
}

class Search {
  private readonly duals: Duals;
  private readonly forest: Forest;
  private readonly size: number;
  private readonly bound: Float64Array;

  constructor(costs: DenseCosts) {
    this.size = costs.size;
    this.duals = new Duals(costs, costs.size + (costs.size >> 1) + 1);
    this.forest = new Forest(costs.size, this.duals);
    this.bound = new Float64Array(costs.limbs);
  }

  run(): Int32Array | undefined {
    const { forest, size } = this;
    this.matchWhatIsTight();
    while (forest.plant()) if (!this.augmented()) return undefined;
    return Int32Array.from({ length: size }, (_, one) => forest.mate[one + 1]! - 1);
  }

  /** Two who cost each the least for the other are matched before any tree grows. */
  private matchWhatIsTight(): void {
    const { mate } = this.forest;
    for (let one = 1; one <= this.size; one += 1)
      for (let other = one + 1; other <= this.size && mate[one] === 0; other += 1)
        if (mate[other] === 0 && this.duals.isTight(one, other)) [mate[one], mate[other]] = [other, one];
  }

  /** Grows trees from everybody who has nobody, until two of them meet. */
  private augmented(): boolean {
    for (;;) {
      if (this.grown()) return true;
      this.findBound();
      if (this.bound[0] === Number.POSITIVE_INFINITY) return false;
      this.movePrices();
      if (this.taken()) return true;
      this.forest.openEmptied();
    }
  }

  /** Follows tight edges from everything outer. */
  private grown(): boolean {
    const { forest, duals, size } = this;
    for (let one = forest.next(); one !== 0; one = forest.next()) {
      if (forest.label[forest.top[one]!] === INNER) continue;
      for (let other = 1; other <= size; other += 1) {
        if (forest.top[one] === forest.top[other]) continue;
        if (!duals.isTight(one, other)) forest.offer(one, forest.top[other]!);
        else if (forest.meets(one, other)) return true;
      }
    }
    return false;
  }

  private findBound(): void {
    const { forest, duals, bound, size } = this;
    bound.fill(Number.POSITIVE_INFINITY);
    for (let one = 1; one <= forest.last; one += 1) {
      if (forest.top[one] !== one) continue;
      if (one > size && forest.label[one] === INNER) duals.boundByPrice(bound, one);
      const from = forest.nearest[one]!;
      if (from === 0 || forest.label[one] === INNER) continue;
      duals.boundBySlack(bound, forest.from(from, one), forest.to(from, one), forest.label[one] === OUTER);
    }
  }

  private movePrices(): void {
    const { forest, duals, bound, size } = this;
    for (let one = 1; one <= size; one += 1) {
      const label = forest.label[forest.top[one]!]!;
      if (label !== UNSEEN) duals.move(one, bound, label === OUTER ? 1 : -1);
    }
    for (let one = size + 1; one <= forest.last; one += 1)
      if (forest.top[one] === one && forest.label[one] !== UNSEEN)
        duals.move(one, bound, forest.label[one] === OUTER ? 2 : -2);
  }

  /** Takes the edges that have become tight. */
  private taken(): boolean {
    const { forest, duals } = this;
    forest.clearQueue();
    for (let one = 1; one <= forest.last; one += 1) {
      const from = forest.nearest[one]!;
      if (forest.top[one] !== one || from === 0 || forest.top[from] === one) continue;
      const [u, v] = [forest.from(from, one), forest.to(from, one)];
      if (duals.isTight(u, v) && forest.meets(u, v)) return true;
    }
    return false;
  }
}
