import type { EntrantId, EventFacts } from '../facts.js';

/** Rounds that were lost, with and without play; a round that was missed is not lost. */
export function lossesIn(facts: EventFacts, upTo = Infinity): (player: EntrantId) => number {
  const lost = new Map<EntrantId, number>();
  for (const { tables, number, closed } of facts.rounds)
    if (closed && number <= upTo)
      for (const { player, outcome } of tables.flatMap(({ seats }) => seats))
        if (outcome === 'loss') lost.set(player, (lost.get(player) ?? 0) + 1);
  return (player) => lost.get(player) ?? 0;
}
