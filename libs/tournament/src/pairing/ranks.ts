import type { Field, Player } from './field.js';

/** Scores first, then a value, both best first: players of one class are alike in both. */
export function classesBy(
  { players }: Field,
  value: (one: Player) => number,
): { rankOf(one: Player): number; readonly count: number } {
  const sorted = sortedBy(players, value);
  const ranks = new Map<Player, number>();
  let count = 0;
  for (const [at, { player, worth }] of sorted.entries()) {
    const before = sorted[at - 1];
    if (before && (before.player.group !== player.group || before.worth !== worth)) count += 1;
    ranks.set(player, count);
  }
  return { rankOf: (one) => ranks.get(one) ?? 0, count: count + 1 };
}

/** The place of everybody in their score group by a value; who is alike stands as they drew. */
export function placesBy(
  { players }: Field,
  value: (one: Player) => number,
): { placeOf(one: Player): number; sizeOf(one: Player): number; readonly largest: number } {
  const places = new Map<Player, number>();
  const sizes: number[] = [];
  for (const { player } of sortedBy(players, value)) {
    const place = sizes[player.group] ?? 0;
    places.set(player, place);
    sizes[player.group] = place + 1;
  }
  return {
    placeOf: (one) => places.get(one) ?? 0,
    sizeOf: ({ group }) => sizes[group] ?? 0,
    largest: Math.max(...sizes),
  };
}

interface Worth {
  readonly player: Player;
  readonly worth: number;
}

function sortedBy(players: readonly Player[], value: (one: Player) => number): readonly Worth[] {
  return players
    .map((player) => ({ player, worth: value(player) }))
    .sort(
      (a, b) =>
        a.player.group - b.player.group ||
        b.worth - a.worth ||
        a.player.draw.first - b.player.draw.first ||
        a.player.draw.second - b.player.draw.second,
    );
}
