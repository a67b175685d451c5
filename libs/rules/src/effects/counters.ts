import { opponentOf, type Side } from '../clock/sequence.js';
import type { Effect } from '../pack/effect.js';
import type { Moment, Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

/** Who counts, seen from the player who acts: a role of the use, `own`, `opponent` or `match`. */
interface From {
  readonly player: Side;
  readonly roles: { readonly [role: string]: string };
}

/** What stands on a counter; nothing where nobody has counted. */
export function countOf(table: Table, counter: string, of: string): number {
  return table.counters[counter]?.[of] ?? 0;
}

/** Whose count is meant; undefined where the role is not named. */
export function countedFor(of: string, { player, roles }: From): string | undefined {
  if (of === 'own') return player;
  if (of === 'opponent') return opponentOf(player);
  return of === 'match' ? 'match' : roles[of];
}

export function applyCount(table: Table, effect: Extract<Effect, { op: 'count' }>, from: From): Table {
  const of = countedFor(effect.of, from);
  if (of === undefined) return table;
  const stands = effect.set ?? countOf(table, effect.counter, of);
  const value = Math.max(0, stands + (effect.add ?? 0));
  const counts = { ...table.counters[effect.counter], [of]: value };
  return { ...table, counters: { ...table.counters, [effect.counter]: counts } };
}

/** Counters that a moment sets back. */
export function resetCounters(pack: Pack, table: Table, moments: readonly Moment[]): Table {
  const over = (pack.counters ?? []).filter(
    (counter) => counter.id in table.counters && (counter.resets ?? []).some((reset) => isAmong(reset, moments)),
  );
  if (over.length === 0) return table;
  const ids = new Set(over.map((counter) => counter.id));
  const kept = Object.entries(table.counters).filter(([id]) => !ids.has(id));
  return { ...table, counters: Object.fromEntries(kept) };
}

function isAmong(reset: Moment, moments: readonly Moment[]): boolean {
  return moments.some((one) => one.at === reset.at && (reset.phase === undefined || one.phase === reset.phase));
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
