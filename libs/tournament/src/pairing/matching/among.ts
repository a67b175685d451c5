import { cheapestMatching } from './blossom.js';
import { BYE, type Costing, type Pair } from './costing.js';
import { DenseCosts } from './dense-costs.js';

/** The cheapest pairs of some players, each with another of them. `odd`: the one who has nobody has the bye, or waits. */
export function matchAmong(costing: Costing, members: readonly number[], odd: 'bye' | 'waits'): readonly Pair[] {
  const lonely = members.length % 2 === 1;
  const costs = new DenseCosts(members.length + (lonely ? 1 : 0), costing.packing.limbs);
  const cost = new Float64Array(costs.limbs);
  for (const [at, one] of members.entries()) {
    for (let before = 0; before < at; before += 1) {
      costing.add(one, members[before]!, cost.fill(0));
      costs.set(at, before, cost);
    }
    if (lonely) setAlone(costing, costs, at, odd === 'bye' ? one : undefined);
  }
  const mates = cheapestMatching(costs);
  if (!mates)
    throw new Error(`No way to pair ${members.length} players, though none of them is barred from all others.`);
  return members.flatMap((one, at): Pair[] => {
    const mate = mates[at]!;
    return mate < at ? [] : [[one, members[mate] ?? BYE]];
  });
}

/** Whoever waits is paired later, with others: any of them will do. */
function setAlone(costing: Costing, costs: DenseCosts, at: number, bye: number | undefined): void {
  const alone = costs.size - 1;
  if (bye === undefined) return;
  if (costing.isBarredFromBye(bye)) return costs.forbid(at, alone);
  const cost = new Float64Array(costs.limbs);
  costing.add(bye, BYE, cost);
  costs.set(at, alone, cost);
}
