import type { Apart, EntrantId, EventFacts } from '../facts.js';

/** How far somebody came who went through a cut: rounds of the bracket that they won, of all that it has; 0 of 0 without one. */
export interface Came {
  readonly won: number;
  readonly of: number;
}

/**
 * How far everybody came after a round, or undefined for whoever did not go through; nobody came anywhere before the round after the
 * cut is closed. A match counts once its round is closed; one that nobody is left to play, once every round that is out is.
 */
export function cameIn({ apart, rounds }: EventFacts, after: number): (player: EntrantId) => Came | undefined {
  if (apart === undefined || after <= apart.after) return () => undefined;
  const last = Math.max(...rounds.map(({ number }) => number));
  const isOver = (round: number): boolean => round <= after || (round > last && after >= last);
  const of = new Map(apart.through.map(({ player, won }) => [player, cameTo(won.filter(isOver), apart)]));
  return (player) => of.get(player);
}

const cameTo = (won: readonly number[], { rounds: of }: Apart): Came => ({ won: won.length, of });

/** From those who came furthest to those who did not go through. */
export function tiersOf(
  players: readonly EntrantId[],
  came: (player: EntrantId) => Came | undefined,
): readonly (readonly EntrantId[])[] {
  const tier = (player: EntrantId): number => came(player)?.won ?? -1;
  const all = [...Map.groupBy(players, tier)];
  return all.sort(([one], [other]) => other - one).map(([, level]) => level);
}
