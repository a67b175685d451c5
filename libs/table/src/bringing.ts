import { decideMatch, walkMatch, type MatchCommand } from '@adjutant/match';
import type { Sitting } from './sitting.js';

/** What points would come of a command, in a few signs: `+1 CP`; undefined where none would. */
export function broughtBy({ shelf, state, occasion }: Sitting, command: MatchCommand): string | undefined {
  const decision = decideMatch(shelf, command, state, occasion);
  if (decision.outcome !== 'recorded') return undefined;
  const sums: { [unit: string]: number } = {};
  for (const { lines } of walkMatch(shelf, decision.events, state))
    for (const { account, credited } of lines) {
      const unit = account.replace(/\/.*/, '').toUpperCase();
      sums[unit] = (sums[unit] ?? 0) + credited;
    }
  const parts = Object.entries(sums).filter(([, sum]) => sum !== 0);
  return parts.map(([unit, sum]) => `${sum > 0 ? '+' : '−'}${Math.abs(sum)} ${unit}`).join(', ') || undefined;
}
