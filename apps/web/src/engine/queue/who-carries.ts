import type { Me } from '../../access/access-api.js';
import { pressing } from './carrying.js';
import type { Item } from './item.js';

/** Why the session of this device does not carry an item to the server: nobody speaks for somebody else. Null where it does. */
export function whyHeld({ by, match }: Item, me: Me): string | null {
  const here = pressing(me);
  if (here === '') return 'Your session has ended: open the link of your seat again, or sign in, and they are sent.';
  if (by !== here)
    return 'Somebody else is signed in here: they are sent when whoever pressed them takes the seat again.';
  if (me.seat && me.seat.match !== match)
    return 'This device sits at another match now: open the link of the seat at that match again, and they are sent.';
  return null;
}
