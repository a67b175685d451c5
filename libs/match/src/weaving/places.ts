import { partIndex, placesUntil, sameStep, type Clock, type Sequence, type Side } from '@adjutant/rules';
import type { RetoldEntry } from '../state/retell.js';

/** Whether two places are one, down to the slot and the step inside a step. */
export function isThere(sequence: Sequence, place: Clock, other: Clock | null): boolean {
  if (other === null || !sameStep(sequence, place, other)) return false;
  return (place.slot ?? 0) === (other.slot ?? 0) && partIndex(sequence, place) === partIndex(sequence, other);
}

/** Whether a place is still to come. */
export function isAhead(sequence: Sequence, place: Clock, now: Clock, firstTurn: Side): boolean {
  if (!sameStep(sequence, place, now)) return placesUntil(sequence, now, place, firstTurn) !== null;
  const slots = (place.slot ?? 0) - (now.slot ?? 0);
  return slots > 0 || (slots === 0 && partIndex(sequence, place) > partIndex(sequence, now));
}

/** Where in a record, as it is told by now, the battle left a place for the last time; -1 where it was never there. */
export function leaving(sequence: Sequence, told: readonly RetoldEntry[], place: Clock): number {
  const wasThere = (at: number): boolean => isThere(sequence, place, clockAt(told[at]));
  return told.findLastIndex((_, at) => at > 0 && wasThere(at - 1) && !wasThere(at));
}

export function clockAt(one: RetoldEntry | undefined): Clock | null {
  return one === undefined || one.state.status === 'absent' ? null : one.state.table.clock;
}
