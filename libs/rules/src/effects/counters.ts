import { hangsOn } from '../economy/hangs-on.js';
import { countedFor, countOf } from '../table/counts.js';
import type { Figure } from '../pack/figure.js';
import { amountOf } from './amount.js';
import type { Cause } from './cause.js';
import type { Effect } from '../pack/effect.js';
import type { Moment, Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

export function applyCount(pack: Pack, table: Table, effect: Extract<Effect, { op: 'count' }>, cause: Cause): Table {
  const of = countedFor(effect.of, cause);
  if (of === undefined) return table;
  const amount = (figure: Figure): number => amountOf(pack, table, figure, cause);
  const stands = effect.set === undefined ? countOf(table, effect.counter, of) : amount(effect.set);
  const value = Math.max(0, stands + amount(effect.add ?? 0));
  const counts = { ...table.counters[effect.counter], [of]: value };
  return { ...table, counters: { ...table.counters, [effect.counter]: counts } };
}

/** Counters that a moment sets back. */
export function resetCounters(pack: Pack, table: Table, moments: readonly Moment[]): Table {
  if (!pack.counters) return table;
  const over = pack.counters.filter(
    (counter) => counter.id in table.counters && (counter.resets ?? []).some((reset) => hangsOn(reset, moments)),
  );
  if (over.length === 0) return table;
  const ids = new Set(over.map((counter) => counter.id));
  const kept = Object.entries(table.counters).filter(([id]) => !ids.has(id));
  return { ...table, counters: Object.fromEntries(kept) };
}

/** What was counted for a unit is gone with it. */
export function uncounted(table: Table, unit: string): Table {
  if (!Object.values(table.counters).some((counts) => unit in counts)) return table;
  const counters = Object.entries(table.counters).map(([id, counts]) => {
    const { [unit]: _gone, ...rest } = counts;
    return [id, rest] as const;
  });
  return { ...table, counters: Object.fromEntries(counters) };
}
