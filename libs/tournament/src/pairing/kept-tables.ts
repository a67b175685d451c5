import type { EntrantId } from '../facts.js';
import type { Seated } from './tables.js';

/** A table that one of the two keeps and does not have. */
export interface NotKept {
  readonly player: EntrantId;
  readonly table: number;
  /**
   * `no-table`: the hall of this round has none of that number. `mate`: the two have the table that the other one keeps. `other`: somebody
   * who keeps it as well sits there. `moved`: nobody who keeps it sits there; a bracket
   * has it, or tables were changed by hand.
   */
  readonly because: 'no-table' | 'mate' | 'other' | 'moved';
  /** With `mate` and `other`: who keeps the table that decided it. */
  readonly by?: EntrantId;
}

interface Sits {
  readonly table: number;
  readonly pair: Seated;
}

export const keeperIn = (pair: Seated, table: number): EntrantId | undefined =>
  pair.find(({ entrant }) => entrant.table === table)?.id;

/** By which rule whoever keeps another table than they have was passed over. `hall`: by number. */
export function notKeptBy(
  { table, pair }: Sits,
  hall: { has(table: number): boolean },
  sitting: ReadonlyMap<number, Seated>,
): readonly NotKept[] {
  const mate = keeperIn(pair, table);
  return pair.flatMap(({ id: player, entrant: { table: kept } }): NotKept[] => {
    if (kept === undefined || kept === table) return [];
    const at = { player, table: kept };
    if (!hall.has(kept)) return [{ ...at, because: 'no-table' }];
    if (mate !== undefined) return [{ ...at, because: 'mate', by: mate }];
    const there = sitting.get(kept);
    const by = there && keeperIn(there, kept);
    return [by === undefined ? { ...at, because: 'moved' } : { ...at, because: 'other', by }];
  });
}
