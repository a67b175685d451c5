import type { Effect } from '../pack/effect.js';
import type { Table } from '../table/table.js';
import type { Cause } from './cause.js';

/** The order of the fact that comes next. */
export function nextOrder(table: Table): number {
  return (table.facts.at(-1)?.order ?? -1) + 1;
}

/** What an answer says in passing stands in the record as if the player had written it down; nothing where a role is not named. */
export function writeFact(
  table: Table,
  { fact, roles: meant, says = {} }: Extract<Effect, { op: 'write-fact' }>,
  { number, player, roles }: Cause,
): Table {
  const named = Object.entries(meant).map(([field, role]) => [field, roles[role]] as const);
  if (named.some(([, value]) => value === undefined)) return table;
  const data = { ...(Object.fromEntries(named) as { readonly [field: string]: string }), ...says };
  const written = { number, fact, player, at: table.clock, data, order: nextOrder(table) };
  return { ...table, facts: [...table.facts, written] };
}
