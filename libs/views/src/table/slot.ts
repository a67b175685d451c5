import { slotsOf, unitsLeft, type Pack, type Side, type Slots, type Table } from '@adjutant/rules';

/** The time of one unit, in games in which players alternate unit by unit. */
export interface SlotView {
  readonly of: Slots['of'];
  /** Number of the slot within its step. */
  readonly number: number;
  readonly player: Side | null;
  /** The unit named for it; null as long as none is. */
  readonly unit: string | null;
  readonly unitName: string | null;
  /** Units that may still take a slot in this step. */
  readonly left: { readonly [side in Side]: readonly { readonly unit: string; readonly name: string }[] };
}

/** Null in games, and in steps, in which players do not alternate. */
export function slotView(pack: Pack, table: Table): SlotView | null {
  const slots = slotsOf(pack, table.clock);
  if (!slots || !table.slot || !table.clock) return null;
  const { unit } = table.slot;
  const left = (side: Side) => unitsLeft(pack, table, side).map(({ id, name }) => ({ unit: id, name }));
  return {
    of: slots.of,
    number: table.clock.slot ?? 1,
    player: table.clock.turn,
    unit,
    unitName: unit === null ? null : (table.units[unit]?.name ?? unit),
    left: { A: left('A'), B: left('B') },
  };
}
