import type { Side } from '../clock/sequence.js';
import type { Table } from '../table/table.js';
import { ADJUSTED, payDebts, SHEET, withDebts, withdrawn } from './debts.js';
import type { Booked, LedgerLine } from './ledger.js';

/** Points that an official gives (positive) or takes away (negative). */
export interface Adjustment {
  readonly number: number;
  readonly player: Side;
  readonly resource: 'cp' | 'vp';
  /** Of victory points. */
  readonly category?: string;
  readonly amount: number;
  readonly because: string;
  /** What cannot be taken now is owed. */
  readonly owes?: boolean;
}

/** What could be taken away: of a category, no more than stands in it; of the sheet as a whole, no more than its sum. */
export function adjustable(
  table: Table,
  { player, resource, category }: Pick<Adjustment, 'player' | 'resource' | 'category'>,
): number {
  if (resource === 'cp') return table.balances[player]['cp'] ?? 0;
  const score = table.score[player];
  const total = Object.values(score).reduce((sum, points) => sum + points, 0);
  return category === undefined ? total : Math.min(total, score[category] ?? 0);
}

/** What a balance is put to, whatever it was. */
export interface Setting {
  readonly number: number;
  readonly player: Side;
  readonly resource: 'cp' | 'vp';
  /** Of victory points; their sum where it is left out. */
  readonly category?: string;
  readonly value: number;
  readonly because: string;
}

/** What stands in an account: command points, victory points of a category, or all of them. */
export function standingAt(
  table: Table,
  { player, resource, category }: Pick<Setting, 'player' | 'resource' | 'category'>,
): number {
  if (resource === 'cp') return table.balances[player]['cp'] ?? 0;
  const score = table.score[player];
  if (category !== undefined) return score[category] ?? 0;
  return Object.values(score).reduce((sum, points) => sum + points, 0);
}

/** The account stands at the value afterwards; what that takes or gives is the amount of its line. */
export function bookSetting(table: Table, { value, ...setting }: Setting): Booked {
  const amount = value - standingAt(table, setting);
  return bookChange(table, { ...setting, amount }, amount);
}

/** No cap holds an official back, and no gain of the player is used up by it; nothing goes below zero. */
export function bookAdjustment(table: Table, adjustment: Adjustment): Booked {
  if (adjustment.owes && adjustment.amount < 0) return bookPenalty(table, adjustment);
  return payDebts(bookAtOnce(table, adjustment));
}

/** Takes what there is; the rest is owed. */
function bookPenalty(table: Table, adjustment: Adjustment): Booked {
  const { number, player, resource, category, amount, because } = adjustment;
  const taken = Math.min(-amount, adjustable(table, adjustment));
  const owed = -amount - taken;
  const account = resource === 'cp' ? 'cp' : category === undefined ? SHEET : `vp/${category}`;
  const { table: after, balance } = withdrawn(table, player, account, taken);
  const line: LedgerLine = {
    number,
    at: table.clock,
    player,
    account: account === SHEET ? `vp/${ADJUSTED}` : account,
    kind: 'adjustment',
    what: because,
    declared: amount,
    due: amount,
    capped: 0,
    credited: -taken || 0,
    balance,
    ...(owed > 0 ? { owed } : {}),
  };
  if (owed === 0) return { table: after, lines: [line] };
  const debts = [...(table.debts?.[player] ?? []), { number, account, amount: owed, because }];
  return { table: withDebts(after, player, debts), lines: [line] };
}

function bookAtOnce(table: Table, adjustment: Adjustment): Booked {
  return bookChange(table, adjustment, Math.max(adjustment.amount, -adjustable(table, adjustment)) || 0);
}

function bookChange(table: Table, adjustment: Adjustment, credited: number): Booked {
  const { number, player, resource, amount, because } = adjustment;
  const category = adjustment.category ?? ADJUSTED;
  const line: Omit<LedgerLine, 'balance'> = {
    number,
    at: table.clock,
    player,
    account: resource === 'cp' ? 'cp' : `vp/${category}`,
    kind: 'adjustment',
    what: because,
    declared: amount,
    due: amount,
    capped: amount - credited || 0,
    credited,
  };
  if (resource === 'cp') {
    const balance = (table.balances[player]['cp'] ?? 0) + credited;
    const balances = { ...table.balances, [player]: { ...table.balances[player], cp: balance } };
    return { table: { ...table, balances }, lines: [{ ...line, balance }] };
  }
  const score = { ...table.score[player], [category]: (table.score[player][category] ?? 0) + credited };
  const balance = Object.values(score).reduce((sum, points) => sum + points, 0);
  return { table: { ...table, score: { ...table.score, [player]: score } }, lines: [{ ...line, balance }] };
}
