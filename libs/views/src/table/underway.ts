import { is, type Static } from '@adjutant/kernel';
import { windowNamed, type Pack, Side, type Table } from '@adjutant/rules';

/** Something under way at the table: an attack, a charge, a spell. Rules react to it. */
export const Underway = is.object(
  {
    window: is.anyText(),
    name: is.anyText(),
    player: Side,
    unit: is.anyText(),
    unitName: is.anyText(),
    targets: is.many(is.object({ unit: is.anyText(), name: is.anyText() })),
    stage: is.orNull(is.anyText(), { says: 'The stage last reached, and all that there are.' }),
    stages: is.many(is.anyText()),
    figures: is.says('Figures that belong to it, such as a total to beat.', is.mapOf(is.anyWhole())),
    entry: is.anyWhole({ says: 'Number of the entry that opened it.' }),
  },
  { name: 'Underway' },
);
export type Underway = Static<typeof Underway>;

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
