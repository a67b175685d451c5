/** What every two of a few cost each other: `limbs` exact numbers for each two, compared first to last. */
export class DenseCosts {
  readonly values: Float64Array;

  constructor(
    readonly size: number,
    readonly limbs: number,
  ) {
    this.values = new Float64Array(size * size * limbs);
  }

  set(one: number, other: number, cost: ArrayLike<number>): void {
    for (let limb = 0; limb < this.limbs; limb += 1) {
      this.values[(one * this.size + other) * this.limbs + limb] = cost[limb] ?? 0;
      this.values[(other * this.size + one) * this.limbs + limb] = cost[limb] ?? 0;
    }
  }

  /** These two are never matched. */
  forbid(one: number, other: number): void {
    this.values[(one * this.size + other) * this.limbs] = Number.POSITIVE_INFINITY;
    this.values[(other * this.size + one) * this.limbs] = Number.POSITIVE_INFINITY;
  }
}
