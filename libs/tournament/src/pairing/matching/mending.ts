import { matchAmong } from './among.js';
import { BYE, type Costing, type Pair } from './costing.js';

/**
 * How many players to each side are tried again with a pair that is wrong; wider, while something is. What cannot be helped (three
 * clubs in a field of thousands) is not tried for ever: rematches and second byes are, the rest up to so many.
 */
const PASSES = [
  { reach: 5, most: 100 },
  { reach: 14, most: 30 },
  { reach: 40, most: 6 },
] as const;

const NEVER = new Set(['rematch', 'met-again', 'second-bye']);
const SELDOM = new Set(['group', 'float', 'fixed-table']);

/**
 * Pairs that break a rule are matched anew with those around them, which costs less or is left. A hundred players who have each met
 * fewer than half of the others can always be paired without a rematch (Dirac), so that none is left in a large field.
 */
export function mended(costing: Costing, order: readonly number[], pairs: readonly Pair[]): readonly Pair[] {
  const mending = new Mending(costing, order, pairs);
  for (const { reach, most } of PASSES) mending.pass(reach, most);
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

  pass(reach: number, most: number): void {
    const pairs = this.pairs();
    const across = this.stepsBetweenGroups(pairs) > this.stepsNeeded();
    let left = most;
    for (const pair of pairs) {
      if (this.pairOf.get(pair[0]) !== pair) continue;
      const never = this.costs(pair, NEVER);
      if (!never && (left === 0 || !this.isWrong(pair, across))) continue;
      if (!never) left -= 1;
      this.tryAround(pair, reach);
    }
  }

  private isWrong(pair: Pair, across: boolean): boolean {
    const [one, other] = pair;
    const apart = other === BYE ? 0 : Math.abs(this.groupOf(one) - this.groupOf(other));
    return apart > (across ? 0 : 1) || this.costs(pair, SELDOM);
  }

  private costs([one, other]: Pair, named: ReadonlySet<string>): boolean {
    const { players, levels } = this.costing;
    const [a, b] = [players[one]!, players[other]];
    return levels.some((level) => named.has(level.name) && (b ? level.pair(a, b) : level.bye(a)) > 0);
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
    const last = this.costing.field.groups - 1;
    const steps = pairs.map(([a, b]) => Math.abs(this.groupOf(a) - (b === BYE ? last : this.groupOf(b))));
    return steps.reduce((sum, one) => sum + one, 0);
  }

  /** Above each border between groups stands an odd number or an even one: an odd one sends somebody across. */
  private stepsNeeded(): number {
    const sizes: number[] = [];
    for (const { group } of this.costing.players) sizes[group] = (sizes[group] ?? 0) + 1;
    let [above, needed] = [0, 0];
    for (const size of sizes.slice(0, -1)) {
      above += size;
      needed += above % 2;
    }
    return needed;
  }
}
