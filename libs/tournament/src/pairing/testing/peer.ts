import blossom from 'edmonds-blossom-fixed';
import { BYE, totals, type Costing, type Pair } from '../matching/costing.js';

/**
 * The cheapest pairs on so many levels, first to last, as an independent implementation of the blossom algorithm (MIT) finds them. It
 * knows one number for each edge, which cannot hold all levels at once: so they are asked for one after the other. Whatever pairs are
 * known say how much may be spent on each, which is what makes the numbers small.
 */
export function cheapestByPeer(
  costing: Costing,
  known: readonly Pair[],
  upTo = costing.levels.length,
): readonly Pair[] {
  let pairs = known;
  for (let level = 0; level < upTo; level += 1) {
    const spent = totals(costing, pairs).slice(0, level + 1);
    // Nothing costs less than nothing.
    if (spent[level] === 0) continue;
    const found = matchedByPeer(costing, spent);
    if (totals(costing, found)[level]! < spent[level]!) pairs = found;
  }
  return pairs;
}

/**
 * Where nobody can do better than `spent` on the levels before its last: the cheapest on all of them. A step on one level counts for
 * more than all that is spent on those below, so that the least sum wastes nothing above; and a pair that alone costs more than is
 * spent in all is in no such draft, and is left out.
 */
function matchedByPeer(costing: Costing, spent: readonly number[]): readonly Pair[] {
  const { players } = costing;
  const packed = (costs: readonly number[]): number =>
    spent.reduce((sum, most, level) => sum * (most + 1) + costs[level]!, 0);
  const most = packed(spent);
  if (most > 2 ** 50) throw new RangeError(`${most} is too much for what the peer adds up: it would be rounded.`);
  const edges: [number, number, number][] = [];
  const offer = (pair: Pair, other: number): void => {
    const cost = packed(costing.of(pair));
    if (cost <= most) edges.push([pair[0], other, most - cost]);
  };
  for (const one of players.keys()) {
    for (let other = one + 1; other < players.length; other += 1) offer([one, other], other);
    if (players.length % 2 === 1 && !costing.isBarredFromBye(one)) offer([one, BYE], players.length);
  }
  return blossom(edges, true).flatMap((mate, one): Pair[] =>
    mate > one ? [[one, mate === players.length ? BYE : mate]] : [],
  );
}
