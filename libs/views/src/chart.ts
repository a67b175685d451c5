import { is, type Static } from '@adjutant/kernel';
import { SIDES } from '@adjutant/rules';
import type { Ledger, ShownLine } from './ledger.js';

/** Where both players stood at the end of a battle round. */
export const RoundPoint = is.object(
  { round: is.anyWhole(), cp: is.each(SIDES, is.anyWhole()), vp: is.each(SIDES, is.anyWhole()) },
  { name: 'RoundPoint' },
);
export type RoundPoint = Static<typeof RoundPoint>;

/** Command points and victory points over the battle rounds, for a chart. */
export function chartOf(ledger: Ledger): readonly RoundPoint[] {
  const lines = SIDES.flatMap((side) => [...ledger.cp[side], ...ledger.vp[side]]).filter((line) => line.mark === null);
  const last = Math.max(0, ...lines.map((line) => line.at?.round ?? 0));
  return Array.from({ length: last }, (_, index) => {
    const round = index + 1;
    const counts = (line: ShownLine): boolean =>
      line.mark === null && (line.account === 'cp' || line.account.startsWith('vp/'));
    const at = (of: readonly ShownLine[]): number =>
      of.findLast((line) => counts(line) && (line.at?.round ?? 0) <= round)?.balance ?? 0;
    return {
      round,
      cp: { A: at(ledger.cp.A), B: at(ledger.cp.B) },
      vp: { A: at(ledger.vp.A), B: at(ledger.vp.B) },
    };
  });
}
