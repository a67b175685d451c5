import { sameClock, type Side } from '../clock/sequence.js';
import type { Pack } from '../pack/pack.js';
import type { Owed, Table } from '../table/table.js';
import { handRules, undrawn } from './held.js';

/** What a player owes changes; nobody owes more than there is left to draw. */
export function owing(pack: Pack, table: Table, side: Side, owed: Owed): Table {
  const kind = handRules(pack, table, side)?.rules.kind ?? '';
  const left = undrawn(pack, table, side, kind).length;
  const bonus = left === 0 ? null : owed.bonus;
  return { ...table, owed: { ...table.owed, [side]: { ...owed, bonus, draw: Math.min(owed.draw, left) } } };
}

/** How many objectives a player has to draw. */
export function totalOwed({ draw, bonus }: Owed): number {
  return draw + (bonus === null ? 0 : 1);
}

/** Whether a player has drawn and discarded everything that is due. */
export function isSettled({ draw, discard, bonus }: Owed): boolean {
  return draw === 0 && discard === 0 && bonus === null;
}

/** Whether the objectives of this very turn end have been looked at. */
export function isChecked(table: Table): boolean {
  return table.checks.some((one) => sameClock(one, table.clock));
}
