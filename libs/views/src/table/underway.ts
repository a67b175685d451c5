import { shape } from '@adjutant/kernel';
import { windowNamed, type Pack, Side, type Table } from '@adjutant/rules';

/** Something under way at the table: an attack, a charge, a spell. Rules react to it. */
export const Underway = shape.named(
  'Underway',
  shape.closed({
    window: shape.text(),
    name: shape.text(),
    player: Side,
    unit: shape.text(),
    unitName: shape.text(),
    targets: shape.list(shape.closed({ unit: shape.text(), name: shape.text() })),
    stage: shape.says('The stage last reached, and all that there are.', shape.orNull(shape.text())),
    stages: shape.list(shape.text()),
    figures: shape.says('Figures that belong to it, such as a total to beat.', shape.byId(shape.whole())),
    entry: shape.says('Number of the entry that opened it.', shape.whole()),
  }),
);
export type Underway = shape.Static<typeof Underway>;

export function underwayOf(pack: Pack, table: Table): readonly Underway[] {
  const name = (unit: string): string => table.units[unit]?.name ?? unit;
  return table.open.map((open) => {
    const window = windowNamed(pack, open.window);
    return {
      window: open.window,
      name: window?.name ?? open.window,
      player: open.player,
      unit: open.unit,
      unitName: name(open.unit),
      targets: open.targets.map((unit) => ({ unit, name: name(unit) })),
      stage: open.stage,
      stages: window?.stages ?? [],
      figures: open.facts,
      entry: open.number,
    };
  });
}
