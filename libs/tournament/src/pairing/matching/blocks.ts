import type { Costing } from './costing.js';

/** Fields up to this are paired in one piece, and so at the least cost there is. */
export const WHOLE = 256;

const LEAST = 22;
const MOST = 44;
/** One in so many players ends a block that is large enough. */
const ENDS = 8;

/** Everybody in the order in which they come near each other: by score group, then by what the rules say, then by lot. */
export function orderOf({ players, levels }: Costing): readonly number[] {
  const ranks = levels.filter(({ rank }) => rank !== undefined);
  const keys = players.map((player) => [
    player.group,
    ...ranks.map(({ rank }) => rank?.(player) ?? 0),
    player.draw.first,
    player.draw.second,
  ]);
  return players
    .map((_, at) => at)
    .sort((a, b) => {
      const at = keys[a]!.findIndex((value, place) => value !== keys[b]![place]);
      return at < 0 ? 0 : keys[a]![at]! - keys[b]![at]!;
    });
}

/**
 * Blocks of a few dozen who stand beside each other. Where one ends is said by the lot of its last player, not by counting: who comes or goes
 * moves the borders beside them, and the blocks beyond stay what they were. Large score groups keep to themselves.
 */
export function blocksOf(costing: Costing, order: readonly number[]): readonly (readonly number[])[] {
  const groupOf = (one: number | undefined): number => (one === undefined ? -1 : costing.players[one]!.group);
  const sizes: number[] = [];
  for (const { group } of costing.players) sizes[group] = (sizes[group] ?? 0) + 1;
  const isLarge = (group: number): boolean => (sizes[group] ?? 0) >= LEAST;
  const blocks: number[][] = [];
  let block: number[] = [];
  for (const [at, one] of order.entries()) {
    block.push(one);
    const [here, next] = [groupOf(one), groupOf(order[at + 1])];
    const border = here !== next && (isLarge(here) || isLarge(next));
    const full = block.length >= MOST || (block.length >= LEAST && costing.players[one]!.draw.second % ENDS === 0);
    if (!border && !full && next >= 0) continue;
    blocks.push(block);
    block = [];
  }
  return blocks;
}
