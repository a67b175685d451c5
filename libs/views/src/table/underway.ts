import { windowNamed, type Pack, type Side, type Table } from '@adjutant/rules';

/** Something under way at the table: an attack, a charge, a spell. Rules react to it. */
export interface Underway {
  readonly window: string;
  readonly name: string;
  readonly player: Side;
  readonly unit: string;
  readonly unitName: string;
  readonly targets: readonly { readonly unit: string; readonly name: string }[];
  /** The stage last reached, and all that there are. */
  readonly stage: string | null;
  readonly stages: readonly string[];
  /** Figures that belong to it, such as a total to beat. */
  readonly figures: { readonly [name: string]: number };
  /** Number of the entry that opened it. */
  readonly entry: number;
}

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
