import { is, leaves, type Static } from '@adjutant/kernel';
import type { Side } from '../clock/sequence.js';
import type { Table } from './table.js';

/** From the slip of paper to every unit; what comes later in the list holds all that comes before. */
export const DEPTHS = ['result', 'score', 'full'] as const;

export const Depth = leaves(
  is.oneOf(DEPTHS, {
    says: 'How deep a match is recorded: its result only, points turn by turn without units, or everything.',
  }),
);
export type Depth = Static<typeof Depth>;

/** How deep a match is recorded now; only one that was opened less deep says it. */
export function depthOf({ depth = 'full' }: Pick<Table, 'depth'>): Depth {
  return depth;
}

export function isDeeper(one: Depth, other: Depth): boolean {
  return DEPTHS.indexOf(one) > DEPTHS.indexOf(other);
}

/**
 * Whether the record knows the units of a player. Where it does not, nobody names any, and what would be asked of them is
 * vouched for. A match that was recorded in full from its beginning knows them always.
 */
export function knowsUnits(table: Pick<Table, 'depth' | 'units'>, side: Side): boolean {
  if (table.depth === undefined) return true;
  return table.depth === 'full' && Object.values(table.units).some(({ owner }) => owner === side);
}

/** A slip of paper: points and who won, and nothing of how the battle went. */
export function isOnPaper(table: Pick<Table, 'depth'>): boolean {
  return depthOf(table) === 'result';
}

/** Whether points that follow from what is recorded are told instead: nobody records what they follow from. */
export function areTold(table: Pick<Table, 'depth'>): boolean {
  return depthOf(table) !== 'full';
}
