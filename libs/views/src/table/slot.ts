import { shape } from '@adjutant/kernel';
import { slotsOf, unitsLeft, type Pack, Side, Slots, type Table, SIDES } from '@adjutant/rules';

/** The time of one unit, in games in which players alternate unit by unit. */
export const SlotView = shape.named(
  'SlotView',
  shape.closed({
    of: Slots.properties.of,
    number: shape.says('Number of the slot within its step.', shape.whole()),
    player: shape.orNull(Side),
    unit: shape.says('The unit named for it; null as long as none is.', shape.orNull(shape.text())),
    unitName: shape.orNull(shape.text()),
    left: shape.says(
      'Units that may still take a slot in this step.',
      shape.each(SIDES, shape.list(shape.closed({ unit: shape.text(), name: shape.text() }))),
    ),
  }),
);
export type SlotView = shape.Static<typeof SlotView>;

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
