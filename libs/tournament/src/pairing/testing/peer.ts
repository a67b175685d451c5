import blossom from 'edmonds-blossom-fixed';
import type { Costing, Pair } from '../matching/costing.js';
import { BYE } from '../matching/costing.js';

/** The first levels of a costing, as many as one number of JavaScript holds without rounding. */
export function levelsThatFit({ levels, players }: Costing): number {
  let room = 1;
  const at = levels.findIndex(({ most }) => (room *= most * pairsIn(players.length) + 1) > 2 ** 50);
  return at < 0 ? levels.length : at;
}

const pairsIn = (players: number): number => (players + 1) >> 1;

/** What an independent implementation of the blossom algorithm (MIT) makes of those levels. It knows one number for each edge. */
export function pairsOfPeer(costing: Costing): readonly Pair[] {
  const { players, levels } = costing;
  const used = levelsThatFit(costing);
  const weigh = (pair: Pair): number =>
    costing
      .of(pair)
      .slice(0, used)
      .reduce((sum, cost, at) => sum * (levels[at]!.most * pairsIn(players.length) + 1) + cost, 0);
  const edges: [number, number, number][] = [];
  for (const one of players.keys())
    for (const other of players.keys()) if (one < other) edges.push([one, other, weigh([one, other])]);
  if (players.length % 2 === 1)
    for (const one of players.keys())
      if (!costing.isBarredFromBye(one)) edges.push([one, players.length, weigh([one, BYE])]);
  const most = edges.reduce((least, [, , cost]) => Math.max(least, cost), 0) + 1;
  const mates = blossom(
    edges.map(([one, other, cost]) => [one, other, most - cost]),
    true,
  );
  return mates.flatMap((mate, one): Pair[] => (mate > one ? [[one, mate === players.length ? BYE : mate]] : []));
}
