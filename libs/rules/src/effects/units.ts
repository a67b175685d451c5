import type { Side } from '../clock/sequence.js';
import type { Pack } from '../pack/pack.js';
import { ordersAtOnce } from '../judge/bearing.js';
import { uncounted } from './counters.js';
import {
  hasLivingPart,
  joinedOf,
  partnersOf,
  partsOf,
  type Act,
  type IssuedOrder,
  type Table,
  type Unit,
} from '../table/table.js';

/** Changes one unit; a unit that the record no longer knows is left alone, since replay has to be total. */
export function changeUnit(table: Table, id: string | undefined, change: (unit: Unit) => Unit): Table {
  const unit = id === undefined ? undefined : table.units[id];
  if (!unit) return table;
  return { ...table, units: { ...table.units, [unit.id]: change(unit) } };
}

/** Moves a unit, with the living units that it forms an attached unit with, to another place. */
export function moveUnit(table: Table, id: string | undefined, location: string): Table {
  const moved = id === undefined ? undefined : table.units[id];
  const move = (unit: Unit): Unit => ({ ...unit, location, been: [...(unit.been ?? []), unit.location] });
  const along = partnersOf(moved).filter((partner) => !table.units[partner]?.destroyed);
  return [id, ...along].reduce((now, one) => changeUnit(now, one, move), table);
}

/** Puts a unit, with its partners, where it is from the beginning: it has not been where it was thought to be. */
export function setDown(table: Table, id: string | undefined, location: string | undefined): Table {
  const unit = id === undefined ? undefined : table.units[id];
  if (!unit || location === undefined || location === id) return table;
  const along = partnersOf(unit).filter((partner) => partner !== location);
  return [unit.id, ...along].reduce((now, one) => changeUnit(now, one, (part) => ({ ...part, location })), table);
}

export function addAct(table: Table, act: Omit<Act, 'at'>): Table {
  const { acts } = table;
  // The way to copy a list and add to it that takes the machine least, and it is the longest list that grows most often.
  return { ...table, acts: acts.toSpliced(acts.length, 0, { ...act, at: table.clock }) };
}

/** The same of several in a row: the list grows once. */
export function addActs(table: Table, acts: readonly Act[]): Table {
  return { ...table, acts: [...table.acts, ...acts] };
}

/** Puts a unit, and the units it forms an attached unit with, into a state; some states end the orders on it. */
export function addStatus(pack: Pack, table: Table, id: string | undefined, status: string): Table {
  const unit = id === undefined ? undefined : table.units[id];
  if (!unit || unit.destroyed) return table;
  const rule = pack.statuses.find((one) => one.id === status);
  let next = table;
  for (const one of joinedOf(unit)) {
    if (next.units[one]?.destroyed) continue;
    next = changeUnit(next, one, (u) =>
      u.statuses.includes(status) ? u : { ...u, statuses: [...u.statuses, status] },
    );
    if (rule?.endsOrders) next = endOrdersOn(next, one);
  }
  return next;
}

export function endOrdersOn(table: Table, unit: string): Table {
  if (!table.orders.some((order) => order.active && order.recipient === unit)) return table;
  const orders = table.orders.map((one) => (one.active && one.recipient === unit ? { ...one, active: false } : one));
  return { ...table, orders };
}

export function destroyUnit(table: Table, id: string, entry: number, by?: string): Table {
  const unit = table.units[id];
  if (!unit || unit.destroyed) return table;
  const destroyed = { at: table.clock, entry, statuses: unit.statuses, wasAttached: hasLivingPart(table, unit) };
  const gone = { number: entry, unit: id, by: by ?? null, at: table.clock };
  const noted: Table = { ...table, destructions: [...table.destructions, gone] };
  const fallen = changeUnit(noted, id, (one) => ({ ...one, destroyed }));
  return released(uncounted(endOrdersOn(fallen, id), id), id);
}

/** What was bound to a unit leaves the table with it. */
function released(table: Table, id: string): Table {
  const bound = Object.values(table.units).filter((unit) => unit.boundTo?.unit === id && !unit.destroyed);
  return bound.reduce(
    (now, unit) =>
      changeUnit(now, unit.id, ({ boundTo, ...one }) => ({ ...one, location: boundTo?.location ?? one.location })),
    table,
  );
}

/** Where a copy takes its place, under which id. */
interface Coming {
  readonly of: string | undefined;
  readonly as: string | undefined;
  readonly location: string;
}

/** A full-strength copy under a new id; the old unit stays destroyed. */
export function addCopy(pack: Pack, table: Table, { of, as, location }: Coming): Table {
  const model = of === undefined ? undefined : table.units[of];
  if (!model || as === undefined || table.units[as]) return table;
  const { destroyed: _gone, attachedTo: _partner, alsoAttachedTo: _others, ...rest } = model;
  const been = pack.places?.copiesWereThere ? { been: [...(rest.been ?? []), rest.location] } : {};
  const copy: Unit = { ...rest, ...been, id: as, statuses: [], location };
  return { ...table, units: { ...table.units, [as]: copy } };
}

/** A unit that no roster had. One whose id is taken does not come. */
export function addUnit(
  table: Table,
  owner: Side,
  { id, ...unit }: Pick<Unit, 'name' | 'keywords' | 'location'> & { readonly id: string | undefined },
): Table {
  if (id === undefined || table.units[id]) return table;
  const plain = { wargear: [], models: 0, enhancements: [], abilities: [], statuses: [] };
  return { ...table, units: { ...table.units, [id]: { id, owner, ...plain, ...unit } } };
}

/** A new order on a unit replaces the oldest ones beyond what may affect it at once. */
export function addOrder(pack: Pack, table: Table, order: Omit<IssuedOrder, 'at' | 'active'>): Table {
  const unit = table.units[order.recipient];
  if (!unit) return table;
  const keep = ordersAtOnce(pack, table, unit) - 1;
  const parts = partsOf(table, unit);
  const active = table.orders.filter((one) => one.active && parts.includes(one.recipient) && one.order !== order.order);
  const kept = new Set(keep > 0 ? active.slice(-keep) : []);
  const orders = table.orders.map((one) =>
    one.active && parts.includes(one.recipient) && !kept.has(one) ? { ...one, active: false } : one,
  );
  return { ...table, orders: [...orders, { ...order, at: table.clock, active: true }] };
}
