import { matchAmong } from './among.js';
import { BYE, type Costing, type Pair } from './costing.js';

/** How many players to each side are tried again with a pair that is wrong; wider, while something is. */
const REACHES = [5, 14, 40];

const WRONG = new Set(['rematch', 'met-again', 'second-bye', 'group', 'float', 'fixed-table']);

/**
 * Pairs that break a rule are matched anew with those around them, which costs less or is left. A hundred players who have each met
 * fewer than half of the others can always be paired without a rematch (Dirac), so that none is left in a large field.
 */
export function mended(costing: Costing, order: readonly number[], pairs: readonly Pair[]): readonly Pair[] {
  const mending = new Mending(costing, order, pairs);
  for (const reach of REACHES) mending.pass(reach);
  return mending.pairs();
}

class Mending {
  private readonly places = new Map<number, number>();
  private readonly pairOf = new Map<number, Pair>();

  constructor(
    private readonly costing: Costing,
    private readonly order: readonly number[],
    pairs: readonly Pair[],
  ) {
    for (const [place, one] of order.entries()) this.places.set(one, place);
    this.keep(pairs);
  }

  private keep(pairs: readonly Pair[]): void {
    for (const pair of pairs) for (const one of pair) if (one !== BYE) this.pairOf.set(one, pair);
  }

  pairs(): readonly Pair[] {
    return [...new Set(this.order.map((one) => this.pairOf.get(one)!))];
  }

  pass(reach: number): void {
    const pairs = this.pairs();
    const across = this.stepsBetweenGroups(pairs) > this.stepsNeeded();
    for (const pair of pairs.filter((one) => this.isWrong(one, across)))
      if (this.pairOf.get(pair[0]) === pair) this.tryAround(pair, reach);
  }

  private isWrong(pair: Pair, across: boolean): boolean {
    const [one, other] = pair;
    if (across && other !== BYE && this.groupOf(one) !== this.groupOf(other)) return true;
    return this.costing.of(pair).some((cost, at) => cost > 0 && WRONG.has(this.costing.levels[at]!.name));
  }

  private tryAround(pair: Pair, reach: number): void {
    const around = new Set<Pair>([pair]);
    for (const one of pair) {
      const place = this.places.get(one);
      if (place === undefined) continue;
      for (let at = place - reach; at <= place + reach; at += 1) {
        const near = this.order[at];
        if (near !== undefined) around.add(this.pairOf.get(near)!);
      }
    }
    const before = [...around];
    const members = before.flatMap((some) => some.filter((one) => one !== BYE));
    const after = matchAmong(this.costing, members, 'bye');
    if (this.costing.isLess(after, before)) this.keep(after);
  }

  private groupOf(one: number): number {
    return this.costing.players[one]!.group;
  }

  private stepsBetweenGroups(pairs: readonly Pair[]): number {
    const last = this.costing.field.scores.length - 1;
    const steps = pairs.map(([a, b]) => Math.abs(this.groupOf(a) - (b === BYE ? last : this.groupOf(b))));
    return steps.reduce((sum, one) => sum + one, 0);
  }

  /** Above each border between groups stands an odd number or an even one: an odd one sends somebody across. */
  private stepsNeeded(): number {
    let [above, needed] = [0, 0];
    for (let group = 0; group < this.costing.field.scores.length - 1; group += 1) {
      above += this.costing.players.filter((one) => one.group === group).length;
      needed += above % 2;
    }
    return needed;
  }
}
