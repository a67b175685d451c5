import type { DenseCosts } from './dense-costs.js';

/**
 * The prices of the primal-dual method, one list of limbs for each vertex and blossom, and the slack of an edge under them: what it
 * costs, less what its two ends pay. A price may be below zero: everybody has to be matched. Vertices are counted from 1.
 */
export class Duals {
  readonly prices: Float64Array;
  readonly limbs: number;
  private readonly costs: Float64Array;
  private readonly size: number;

  /** Every vertex begins at the least that any of its edges costs, which leaves no slack below zero; blossoms at nothing. */
  constructor({ values, size, limbs }: DenseCosts, most: number) {
    [this.costs, this.size, this.limbs] = [values, size, limbs];
    this.prices = new Float64Array((most + 1) * limbs);
    for (let one = 1; one <= size; one += 1) {
      let best = 0;
      for (let other = 1; other <= size; other += 1)
        if (other !== one && (best === 0 || this.cheaper(one, other, best))) best = other;
      // Four times the cost is what an edge is held to: prices are even, and half a slack is a whole number.
      if (best > 0 && values[this.at(one, best)] !== Number.POSITIVE_INFINITY)
        for (let limb = 0; limb < limbs; limb += 1)
          this.prices[one * limbs + limb] = 2 * values[this.at(one, best) + limb]!;
    }
  }

  private at(one: number, other: number): number {
    return ((one - 1) * this.size + other - 1) * this.limbs;
  }

  private cheaper(one: number, other: number, best: number): boolean {
    const [a, b] = [this.at(one, other), this.at(one, best)];
    for (let limb = 0; limb < this.limbs; limb += 1) {
      const difference = this.costs[a + limb]! - this.costs[b + limb]!;
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  slack(one: number, other: number, limb: number): number {
    const { limbs } = this;
    return (
      4 * this.costs[this.at(one, other) + limb]! -
      this.prices[one * limbs + limb]! -
      this.prices[other * limbs + limb]!
    );
  }

  isTight(one: number, other: number): boolean {
    for (let limb = 0; limb < this.limbs; limb += 1) if (this.slack(one, other, limb) !== 0) return false;
    return true;
  }

  /** Whether the first edge has less slack than the second. */
  isTighter(u: number, v: number, x: number, y: number): boolean {
    for (let limb = 0; limb < this.limbs; limb += 1) {
      const difference = this.slack(u, v, limb) - this.slack(x, y, limb);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  move(vertex: number, by: Float64Array, times: number): void {
    const from = vertex * this.limbs;
    for (let limb = 0; limb < this.limbs; limb += 1) this.prices[from + limb]! += by[limb]! * times;
  }

  isNothing(vertex: number): boolean {
    const from = vertex * this.limbs;
    for (let limb = 0; limb < this.limbs; limb += 1) if (this.prices[from + limb] !== 0) return false;
    return true;
  }

  /** Lowers `bound` to half the slack of an edge, or to all of it. */
  boundBySlack(bound: Float64Array, one: number, other: number, half: boolean): void {
    let lower = false;
    for (let limb = 0; limb < this.limbs; limb += 1) {
      const slack = half ? this.slack(one, other, limb) / 2 : this.slack(one, other, limb);
      if (!lower && slack > bound[limb]!) return;
      if (!lower && slack < bound[limb]!) lower = true;
      bound[limb] = slack;
    }
  }

  /** Lowers `bound` to half of what a blossom pays. */
  boundByPrice(bound: Float64Array, blossom: number): void {
    let lower = false;
    for (let limb = 0; limb < this.limbs; limb += 1) {
      const price = this.prices[blossom * this.limbs + limb]! / 2;
      if (!lower && price > bound[limb]!) return;
      if (!lower && price < bound[limb]!) lower = true;
      bound[limb] = price;
    }
  }
}
