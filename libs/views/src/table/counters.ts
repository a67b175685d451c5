import { is, type Static } from '@adjutant/kernel';
import { SIDES, Counter, type Pack, type Table } from '@adjutant/rules';

/** Something that is counted at the table, with everybody who has any of it; players are listed with nothing as well. */
export const CounterView = is.object(
  {
    counter: is.anyText(),
    name: is.anyText(),
    of: Counter.properties.of,
    counts: is.many(is.object({ of: is.anyText(), name: is.anyText(), count: is.anyWhole() })),
  },
  { name: 'CounterView' },
);
export type CounterView = Static<typeof CounterView>;

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
