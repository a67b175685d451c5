import type { Side } from '../clock/sequence.js';
import { bookGain, bookIncome, type Booked, type Credit } from '../economy/ledger.js';
import type { Effect } from '../pack/effect.js';
import type { Pack } from '../pack/pack.js';
import { hasKeyword } from '../pack/name.js';
import { keywordsOf, type Table } from '../table/table.js';
import { addAct, addCopy, addOrder, addStatus, moveUnit } from './units.js';

/** Who causes the effects, from which entry of the record, on whose behalf and on what. */
export interface Cause {
  readonly number: number;
  readonly player: Side;
  readonly entry: string;
  readonly roles: { readonly [role: string]: string };
}

export function applyEffects(pack: Pack, table: Table, effects: readonly Effect[], cause: Cause): Booked {
  let booked: Booked = { table, lines: [] };
  for (const effect of effects) {
    const next = applyEffect(pack, booked.table, effect, cause);
    booked = { table: next.table, lines: [...booked.lines, ...next.lines] };
  }
  return booked;
}

function applyEffect(pack: Pack, table: Table, effect: Effect, cause: Cause): Booked {
  if (effect.op === 'gain') return bookGain(pack, table, creditOf(effect, cause));
  if (effect.op === 'income') return bookIncome(table, creditOf(effect, cause));
  return { table: changeTable(pack, table, effect, cause), lines: [] };
}

function creditOf(
  effect: { readonly resource: string; readonly amount: number },
  { number, player, entry }: Cause,
): Credit {
  return { number, player, resource: effect.resource, what: entry, amount: effect.amount };
}

type Unbooked = Exclude<Effect, { op: 'gain' } | { op: 'income' }>;

function changeTable(pack: Pack, table: Table, effect: Unbooked, cause: Cause): Table {
  const { number, roles } = cause;
  switch (effect.op) {
    case 'add-copy':
      return addCopy(table, roles[effect.of], roles[effect.as], effect.location);
    case 'place': {
      const placed = moveUnit(table, roles[effect.unit], effect.location);
      return addAct(placed, { number, unit: roles[effect.unit] ?? '', act: effect.acts });
    }
    case 'status':
      return addStatus(pack, table, roles[effect.unit], effect.status);
    case 'test':
      return addAct(table, { number, unit: roles[effect.unit] ?? '', act: effect.test, result: effect.result });
    case 'act':
      return addAct(table, { number, unit: roles[effect.unit] ?? '', act: effect.act });
    case 'grant-order':
      return { ...table, grantedOrders: [...table.grantedOrders, { unit: roles[effect.unit] ?? '', at: table.clock }] };
    case 'order-all':
      return orderAll(pack, table, effect, cause);
    case 'bar-orders':
      return { ...table, orderBars: [...table.orderBars, { player: cause.player, at: table.clock }] };
    default:
      effect satisfies never;
      return table;
  }
}

/** Units in a state that orders do not reach are passed over. */
function orderAll(pack: Pack, table: Table, effect: Extract<Effect, { op: 'order-all' }>, cause: Cause): Table {
  const order = cause.roles[effect.order];
  if (order === undefined) return table;
  const closed = new Set(pack.statuses.filter((status) => status.endsOrders).map((status) => status.id));
  const recipients = Object.values(table.units).filter(
    (unit) =>
      unit.owner === cause.player &&
      !unit.destroyed &&
      effect.keywords.every((keyword) => hasKeyword(keywordsOf(table, unit), keyword)) &&
      !unit.statuses.some((status) => closed.has(status)),
  );
  const issuer = cause.roles[effect.issuer] ?? '';
  let next = table;
  for (const unit of recipients) {
    const given = { number: cause.number, player: cause.player, issuer, order, recipient: unit.id, counted: false };
    next = addOrder(pack, next, given);
  }
  return next;
}
