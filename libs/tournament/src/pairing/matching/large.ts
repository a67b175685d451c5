import { matchAmong } from './among.js';
import { blocksOf, orderOf, WHOLE } from './blocks.js';
import { BYE, type Costing, type Pair } from './costing.js';
import { mended } from './mending.js';

/** The cheapest pairs there are, up to 256 players; above, block by block, and what went wrong between blocks is mended. */
export function matchField(costing: Costing): readonly Pair[] {
  const { players } = costing;
  if (players.length <= WHOLE)
    return matchAmong(
      costing,
      players.map((_, at) => at),
      'bye',
    );
  const order = orderOf(costing);
  return mended(costing, order, inBlocks(costing, order));
}

/** Each block by itself; whoever has nobody there waits for the others who have nobody. */
function inBlocks(costing: Costing, order: readonly number[]): readonly Pair[] {
  const blocks = blocksOf(costing, order);
  const pairs: Pair[] = [];
  const waiting: number[] = [];
  for (const block of blocks)
    for (const pair of matchAmong(costing, block, 'waits')) {
      if (pair[1] === BYE) waiting.push(pair[0]);
      else pairs.push(pair);
    }
  if (waiting.length % 2 === 1) freeForBye(costing, pairs, waiting);
  return [...pairs, ...amongWaiting(costing, waiting, order)];
}

/** The bye goes to one of the last who can have it: their pairs are opened again. */
function freeForBye(costing: Costing, pairs: Pair[], waiting: number[]): void {
  const second = costing.levels.find(({ name }) => name === 'second-bye');
  const isFree = (one: number): boolean => !costing.isBarredFromBye(one) && second?.bye(costing.players[one]!) === 0;
  const mayHave = (one: number): boolean => !costing.isBarredFromBye(one);
  const can = [isFree, mayHave].find((test) => costing.players.some((_, at) => test(at))) ?? mayHave;
  const group = (pair: Pair): number => Math.max(...pair.filter(can).map((one) => costing.players[one]!.group));
  const candidates = pairs
    .filter((pair) => pair.some(can))
    .map((pair) => ({ pair, group: group(pair), cost: lowest(costing, pair, can) }))
    .sort((a, b) => b.group - a.group || a.cost - b.cost)
    .slice(0, CANDIDATES);
  for (const { pair } of candidates) {
    pairs.splice(pairs.indexOf(pair), 1);
    waiting.push(...pair);
  }
}

const CANDIDATES = 16;

/** What the bye would cost the one of a pair who costs less, as far as one number goes: enough to choose whom to try. */
function lowest(costing: Costing, pair: Pair, can: (one: number) => boolean): number {
  const costs = pair.filter(can).map((one) => {
    const sum = new Float64Array(costing.packing.limbs);
    costing.add(one, BYE, sum);
    return sum[0] ?? 0;
  });
  return Math.min(...costs);
}

/** Those who wait stand in the order of the field; the last of them may be given the bye. */
function amongWaiting(costing: Costing, waiting: readonly number[], order: readonly number[]): readonly Pair[] {
  const places = new Map(order.map((one, place) => [one, place]));
  const sorted = waiting.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  const pairs: Pair[] = [];
  const even = sorted.length - (sorted.length % 2);
  for (let from = 0; from + WHOLE < even; from += WHOLE / 2)
    pairs.push(...matchAmong(costing, sorted.splice(0, WHOLE / 2), 'waits'));
  return [...pairs, ...matchAmong(costing, sorted, 'bye')];
}
