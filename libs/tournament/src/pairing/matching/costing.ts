import type { Field, Player } from '../field.js';
import { levelsOf, type Level } from '../levels.js';
import { packingFor, type Packing } from './weights.js';

/** Two players by their places in the field; the second is `BYE` for the one who has nobody. */
export type Pair = readonly [number, number];

export const BYE = -1;

/** What pairs and byes of a field cost, level by level and packed. */
export class Costing {
  readonly levels: readonly Level[];
  readonly packing: Packing;
  readonly players: readonly Player[];

  constructor(readonly field: Field) {
    this.players = field.players;
    this.levels = levelsOf(field);
    this.packing = packingFor(
      this.levels.map(({ most }) => most),
      (this.players.length + 1) >> 1,
    );
  }

  /** What each level says of a pair. */
  of([one, other]: Pair): readonly number[] {
    return this.levels.map((level) => this.ofLevel(level, one, other));
  }

  private ofLevel(level: Level, one: number, other: number): number {
    const player = this.players[one]!;
    return other === BYE ? level.bye(player) : level.pair(player, this.players[other]!);
  }

  /** The same as exact numbers, added to what stands in `into`. */
  add(one: number, other: number, into: Float64Array): void {
    const { limbOf, factorOf } = this.packing;
    for (let at = 0; at < this.levels.length; at += 1)
      into[limbOf[at]!]! += this.ofLevel(this.levels[at]!, one, other) * factorOf[at]!;
  }

  sum(pairs: readonly Pair[]): Float64Array {
    const sum = new Float64Array(this.packing.limbs);
    for (const [one, other] of pairs) this.add(one, other, sum);
    return sum;
  }

  /** Whether the first pairs together cost less than the second. */
  isLess(some: readonly Pair[], others: readonly Pair[]): boolean {
    const [a, b] = [this.sum(some), this.sum(others)];
    const at = a.findIndex((value, limb) => value !== b[limb]);
    return at >= 0 && a[at]! < b[at]!;
  }

  isBarredFromBye(one: number): boolean {
    return this.players[one]!.entrant.barredFromBye === true;
  }
}

/** What a whole draft costs on each level. */
export function totals(costing: Costing, pairs: readonly Pair[]): readonly number[] {
  const sums = costing.levels.map(() => 0);
  for (const pair of pairs) for (const [at, cost] of costing.of(pair).entries()) sums[at]! += cost;
  return sums;
}
