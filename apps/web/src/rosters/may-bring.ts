import type { Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';
import { may, type Acting } from '../acting/acting.js';

type Awaiting = Pick<MatchView, 'status' | 'depth' | 'voided' | 'seats'>;

/** Whether a seat can be given a list now: before the battle, and later where a match was recorded less deep without one. */
export function isListAwaited({ status, depth, voided, seats }: Awaiting, side: Side): boolean {
  if (voided !== null) return false;
  return status === 'opened' || (status === 'running' && depth !== undefined && seats[side].army === null);
}

/** The same for somebody: a player brings the own list, staff that of either seat. */
export function mayBring(match: Awaiting, acting: Acting | null, side: Side): boolean {
  if (acting === null || !may(acting, 'SubmitRoster') || !isListAwaited(match, side)) return false;
  return acting.side === null || acting.side === side;
}
