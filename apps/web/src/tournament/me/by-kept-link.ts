import type { Me } from '@adjutant/access';
import type { Role } from '@adjutant/kernel';
import type { TournamentView } from '@adjutant/tournament';

/**
 * Whether a page that was opened without a link sits down by the one that this phone has kept. `looked`: whose page the address
 * asks for; nobody sits down where they only look at somebody else's. Links hold until the event ends.
 */
export function sitsByKept(
  { status }: Pick<TournamentView, 'status'>,
  me: Me | undefined,
  looked: string | null,
): boolean {
  if (me === undefined || status === 'ended' || !isNoStaff(me)) return false;
  return looked === null || looked === me.person?.id;
}

/** Whoever works at the event does not lose their desk by a page that they open, or a slip that they scan. */
const isNoStaff = ({ mode, events, roles }: Me): boolean =>
  mode === 'staffed' && events === undefined && roles.every((role) => PLAYING.includes(role));
const PLAYING: readonly Role[] = ['player', 'spectator'];
