import { SIDES, type Counter, type Pack, type Table } from '@adjutant/rules';

/** Something that is counted at the table, with everybody who has any of it; players are listed with nothing as well. */
export interface CounterView {
  readonly counter: string;
  readonly name: string;
  readonly of: Counter['of'];
  readonly counts: readonly { readonly of: string; readonly name: string; readonly count: number }[];
}

export function countersOf(pack: Pack, table: Table): readonly CounterView[] {
  return (pack.counters ?? []).map((counter) => ({
    counter: counter.id,
    name: counter.name,
    of: counter.of,
    counts: countsOf(table, counter),
  }));
}

function countsOf(table: Table, { id, of }: Counter): CounterView['counts'] {
  const counted = table.counters[id] ?? {};
  if (of === 'unit') {
    return Object.entries(counted)
      .filter(([, count]) => count !== 0)
      .map(([unit, count]) => ({ of: unit, name: table.units[unit]?.name ?? unit, count }));
  }
  const holders: readonly string[] = of === 'match' ? ['match'] : SIDES;
  return holders.map((holder) => ({
    of: holder,
    name: holder === 'match' ? 'The match' : holder,
    count: counted[holder] ?? 0,
  }));
}
