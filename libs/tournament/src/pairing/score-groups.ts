import type { EntrantId, EventFacts } from '../facts.js';

/**
 * Whose score group is which, from 0 at the top. Whoever went through a cut without a bracket is in groups of their own, before
 * those who did not: they meet each other, and somebody else only where their number is odd, or where all of them have met.
 */
export function scoreGroups(
  players: readonly EntrantId[],
  scoreOf: (player: EntrantId) => number,
  { apart }: Pick<EventFacts, 'apart'>,
  round: number,
): ReadonlyMap<EntrantId, number> {
  const isApart = apart !== undefined && apart.rounds === 0 && round > apart.after;
  const through = new Set(isApart ? apart.through.map(({ player }) => player) : []);
  const groups = Map.groupBy(players, (player) => `${through.has(player)} ${scoreOf(player)}`);
  const best = [...groups.values()].sort(([one], [other]) => {
    const tiers = Number(through.has(other!)) - Number(through.has(one!));
    return tiers === 0 ? scoreOf(other!) - scoreOf(one!) : tiers;
  });
  return new Map(best.flatMap((level, group) => level.map((player) => [player, group] as const)));
}
