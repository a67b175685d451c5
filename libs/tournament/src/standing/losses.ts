import type { EntrantId, EventFacts, Round } from '../facts.js';

/** Rounds that were lost, with and without play, or by a result that was assigned; a round that was missed is not lost. */
export function lossesIn(facts: EventFacts, upTo = Infinity): (player: EntrantId) => number {
  const lost = new Map<EntrantId, number>();
  for (const round of facts.rounds)
    if (round.closed && round.number <= upTo)
      for (const player of losersOf(round)) lost.set(player, (lost.get(player) ?? 0) + 1);
  return (player) => lost.get(player) ?? 0;
}

const losersOf = ({ tables, byes }: Round): readonly EntrantId[] => [
  ...tables.flatMap(({ seats }) => seats.flatMap(({ player, outcome }) => (outcome === 'loss' ? [player] : []))),
  ...byes.flatMap(({ player, assigned }) => (assigned === 'loss' ? [player] : [])),
];
