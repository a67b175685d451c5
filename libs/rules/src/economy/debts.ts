import { SIDES, type Side } from '../clock/sequence.js';
import type { Debt, Score, Table } from '../table/table.js';
import type { Booked, LedgerLine } from './ledger.js';

/** Victory points that an official gives or takes without naming a category stand under this one. */
export const ADJUSTED = 'adjusted';

/** The whole score sheet as an account. */
export const SHEET = 'vp';

/** What was just credited pays what is owed on its account, oldest debt first. It moved within its caps, and stays counted there. */
export function payDebts(booked: Booked): Booked {
  const [line] = booked.lines;
  if (!line || line.credited <= 0) return booked;
  const due = (booked.table.debts?.[line.player] ?? []).filter(({ account }) => isPaidFrom(account, line.account));
  let paid: Booked = booked;
  let left = line.credited;
  for (const debt of due) {
    const amount = Math.min(left, debt.amount);
    if (amount === 0) break;
    paid = pay(paid, line, debt, amount);
    left -= amount;
  }
  return paid;
}

function isPaidFrom(debt: string, credited: string): boolean {
  return debt === credited || (debt === SHEET && credited.startsWith('vp/'));
}

function pay({ table, lines }: Booked, from: LedgerLine, debt: Debt, amount: number): Booked {
  const { player, number, at } = from;
  const owed = debt.amount - amount;
  const moved = withdrawn(table, player, debt.account, amount);
  const payment: LedgerLine = {
    number,
    at,
    player,
    account: debt.account === SHEET ? `vp/${ADJUSTED}` : debt.account,
    kind: 'adjustment',
    what: debt.because,
    declared: -amount,
    due: -amount,
    capped: 0,
    credited: -amount,
    balance: moved.balance,
    rests: [debt.number],
    ...(owed > 0 ? { owed } : {}),
    pays: debt.number,
  };
  const debts = (moved.table.debts?.[player] ?? []).flatMap((one) =>
    one.number !== debt.number ? [one] : owed > 0 ? [{ ...one, amount: owed }] : [],
  );
  return { table: withDebts(moved.table, player, debts), lines: [...lines, payment] };
}

/** Takes points of an account that has them. What is taken so makes no room under a cap. */
export function withdrawn(
  table: Table,
  player: Side,
  account: string,
  amount: number,
): { readonly table: Table; readonly balance: number } {
  if (account === 'cp') {
    const balance = (table.balances[player]['cp'] ?? 0) - amount;
    const balances = { ...table.balances, [player]: { ...table.balances[player], cp: balance } };
    return { table: { ...table, balances }, balance };
  }
  const category = account === SHEET ? ADJUSTED : account.slice('vp/'.length);
  const minus = (score: Score, by: number): Score => ({ ...score, [category]: (score[category] ?? 0) + by });
  const score = minus(table.score[player], -amount);
  const docked = table.docked ?? { A: {}, B: {} };
  return {
    table: {
      ...table,
      score: { ...table.score, [player]: score },
      ...(amount === 0 ? {} : { docked: { ...docked, [player]: minus(docked[player], amount) } }),
    },
    balance: sum(score),
  };
}

export function withDebts(table: Table, player: Side, debts: readonly Debt[]): Table {
  const { debts: before = { A: [], B: [] }, ...rest } = table;
  const after = { ...before, [player]: debts };
  return SIDES.every((side) => after[side].length === 0) ? rest : { ...rest, debts: after };
}

/** What penalties have taken of a category, or of the whole sheet: it is used up under its cap all the same. */
export function dockedOf({ docked }: Pick<Table, 'docked'>, player: Side, category?: string): number {
  if (!docked) return 0;
  return category === undefined ? sum(docked[player]) : (docked[player][category] ?? 0);
}

/** Victory points that are owed and not paid; undefined where nothing is. */
export function owedBy({ debts }: Table): { readonly A: number; readonly B: number } | undefined {
  if (!debts) return undefined;
  const of = (side: Side): number =>
    debts[side].filter(({ account }) => account !== 'cp').reduce((total, { amount }) => total + amount, 0);
  const owed = { A: of('A'), B: of('B') };
  return owed.A + owed.B === 0 ? undefined : owed;
}

function sum(score: Score): number {
  return Object.values(score).reduce((total, points) => total + points, 0);
}
