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
  if (per === 'activation') return sameSlot(one, other);
  if (per === 'step') return sameClock(one, other) && one?.part === other?.part;
  return sameClock(one, other);
}

/** A slot stays the same one when it is handed to the other player. */
function sameSlot(one: Clock | null, other: Clock | null): boolean {
  if (one?.slot === undefined || other?.slot === undefined) return sameClock(one, other) && one?.slot === other?.slot;
  return one.round === other.round && one.step === other.step && one.slot === other.slot;
}
