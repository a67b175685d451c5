import { sameClock, sameTurn, type Clock } from '../clock/sequence.js';
import type { Period } from '../pack/entry.js';

/**
 * Whether two places lie in the same instance of a period: the same Shooting phase of the same turn, not just any
 * Shooting phase.
 */
export function samePeriod(per: Period, one: Clock | null, other: Clock | null): boolean {
  if (per === 'battle') return true;
  if (per === 'battle-round') return one?.round === other?.round;
  if (per === 'turn') return sameTurn(one, other);
  if (per === 'phase') return sameClock(one, other);
  return sameClock(one, other) && one?.slot === other?.slot;
}
