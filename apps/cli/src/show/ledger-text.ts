import type { LedgerLine } from '@adjutant/rules';

/** A ledger line in a row: `A cp -1 for core/grenade, balance 2`, and what a cap kept back. */
export function ledgerText(line: LedgerLine): string {
  const { player, account, credited, capped, balance, what, due, declared, owed = 0 } = line;
  const moved = credited > 0 ? `+${credited}` : String(credited);
  const kept = capped === 0 ? '' : `, ${Math.abs(capped)} kept back`;
  const differs = declared === due ? '' : `, declared ${declared} but due ${due}`;
  const left = owed === 0 ? '' : `, ${owed} still owed`;
  return `${player} ${account} ${moved} for ${what}${differs}${kept}${left}; balance ${balance}`;
}
