import type { Me } from '../../access/access-api.js';
import type { Item } from '../queue/item.js';
import { whyHeld } from '../queue/who-carries.js';

/** What nobody who is signed in here can send: its seat may have been taken back. Where nobody signs in, none is. */
export function heldFrom(me: Me | undefined, items: readonly Item[]): readonly Item[] {
  return me?.mode === 'staffed' ? items.filter((item) => whyHeld(item, me) !== null) : [];
}
