import { sameClock } from '../clock/sequence.js';
import { applyEffects } from '../effects/apply.js';
import { nextOrder } from '../effects/facts.js';
import { unbooked, type Booked } from '../economy/ledger.js';
import { rolesIn } from '../figures/counting.js';
import type { Pack } from '../pack/pack.js';
import type { RecordedFact, Table } from '../table/table.js';
import type { FactDeclared } from './check.js';
import { withDerived } from './derive.js';

/** Writes a fact down with what follows from it: one of the same place with the same key goes, and what follows from it happens. */
export function recordFact(pack: Pack, table: Table, declared: FactDeclared, number: number): Booked {
  const { fact, player } = declared;
  const kind = pack.facts?.[fact];
  if (!kind) return unbooked(table);
  const data = withDerived(pack, table, kind, declared);
  const recorded: RecordedFact = { number, fact, player, at: table.clock, data, order: nextOrder(table) };
  const kept = kind.key ? table.facts.filter((one) => !replaces(kind.key ?? [], recorded, one)) : table.facts;
  const written = { ...table, facts: [...kept, recorded] };
  return applyEffects(pack, written, kind.effects ?? [], { number, player, entry: fact, roles: rolesIn(data), data });
}

function replaces(key: readonly string[], one: RecordedFact, other: RecordedFact): boolean {
  const same = (field: string): boolean => JSON.stringify(one.data[field]) === JSON.stringify(other.data[field]);
  return one.fact === other.fact && sameClock(one.at, other.at) && one.at?.slot === other.at?.slot && key.every(same);
}
