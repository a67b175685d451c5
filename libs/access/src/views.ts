import { type Actor } from '@adjutant/kernel';
import type { Viewer } from '@adjutant/views';
import { isStranger, nameOf, seatsOf, type Acting } from './acting.js';
import { signInFirst } from './authorize.js';
import { notAllowed } from './refused.js';
import { refuse } from './refusals.js';

interface Wish {
  readonly viewer: Viewer;
  readonly match: string | undefined;
  /** The person whom the request names as the one who looks. */
  readonly named: string | undefined;
}

/** Who looks, as it is noted of judges. Throws where somebody wants to see what is not theirs to see. */
export function viewAllowed(acting: Acting, { viewer, match, named }: Wish): Actor {
  const actor = nameOf(acting.actor);
  if (viewer === 'spectator') return { id: actor.id, role: 'spectator' };
  if (isStranger(acting)) throw notAllowed(signInFirst(acting));
  if (named !== undefined && named !== actor.id) {
    const says = `You are signed in as ${actor.id}: nobody looks in somebody else's name. Leave actor out.`;
    throw notAllowed(refuse('access/other-actor', says, { signedIn: actor.id, named }));
  }
  if (viewer === 'judge') {
    const role = (['judge', 'head-judge'] as const).find((one) => acting.roles.includes(one));
    if (role) return { id: actor.id, role };
  } else if (acting.seat?.match === match && seatsOf(acting.seat).includes(viewer)) return actor;
  const yours = [...(acting.seat?.match === match ? seatsOf(acting.seat) : []), 'spectator'].join(' or ');
  const says = `You may look at this match as ${yours}, not as ${viewer}.`;
  throw notAllowed(refuse('access/not-your-view', says, { viewer, roles: acting.roles, match: match ?? null }));
}
