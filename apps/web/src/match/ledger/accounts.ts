import type { LedgerLine } from '@adjutant/rules';
import type { Ledger, MatchView, ShownLine } from '@adjutant/views';
import { humanised } from '../../common/words.js';

export function accountName(account: string, categories: MatchView['categories']): string {
  if (!account.startsWith('vp/')) return account.toUpperCase();
  const id = account.slice('vp/'.length);
  return categories.find((category) => category.id === id)?.name ?? humanised(id);
}

/** What a line is for, in the words of the rule that the ledger knows it by. */
export function nameOf(line: LedgerLine, ledger: Ledger | null): string {
  const known =
    ledger === null ? undefined : linesOf(ledger).find((one) => one.what === line.what && one.whatName !== line.what);
  const id = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(line.what);
  return known?.whatName ?? (id ? humanised(line.what.split('/').at(-1) ?? line.what) : line.what);
}

export function linesOf(ledger: Ledger): readonly ShownLine[] {
  return [...ledger.cp.A, ...ledger.cp.B, ...ledger.vp.A, ...ledger.vp.B];
}

/** What each entry moved, added up by side and account, for showing beside the entry. */
export interface Movement {
  readonly player: LedgerLine['player'];
  readonly unit: 'CP' | 'VP';
  readonly credited: number;
  /** Whether a use took it, and no judge. */
  readonly spent: boolean;
}

export function movements(ledger: Ledger | null): ReadonlyMap<number, readonly Movement[]> {
  const found = new Map<number, Movement[]>();
  for (const line of ledger === null ? [] : linesOf(ledger)) {
    if (line.mark !== null || line.credited === 0) continue;
    const unit = line.account.startsWith('vp/') ? 'VP' : 'CP';
    const here = found.get(line.number) ?? [];
    const same = here.findIndex((one) => one.player === line.player && one.unit === unit);
    const credited = line.credited + (here[same]?.credited ?? 0);
    const spent = line.kind === 'spend' || here[same]?.spent === true;
    if (same < 0) here.push({ player: line.player, unit, credited, spent });
    else here[same] = { player: line.player, unit, credited, spent };
    found.set(line.number, here);
  }
  return found;
}
