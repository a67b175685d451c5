import { is, type Static } from '@adjutant/kernel';
import { slotsOf, unitsLeft, type Pack, Side, Slots, type Table, SIDES } from '@adjutant/rules';

/** The time of one unit, in games in which players alternate unit by unit. */
export const SlotView = is.object(
  {
    of: Slots.properties.of,
    number: is.anyWhole({ says: 'Number of the slot within its step.' }),
    player: is.orNull(Side),
    unit: is.orNull(is.anyText(), { says: 'The unit named for it; null as long as none is.' }),
    unitName: is.orNull(is.anyText()),
    left: is.each(SIDES, is.many(is.object({ unit: is.anyText(), name: is.anyText() })), {
      says: 'Units that may still take a slot in this step.',
    }),
  },
  { name: 'SlotView' },
);
export type SlotView = Static<typeof SlotView>;

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
