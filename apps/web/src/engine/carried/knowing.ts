import type { Me } from '../../access/access-api.js';
import { whoActs } from '../queue/carrying.js';
import { keyOf, markKnown } from './signing.js';
import { openSeatKey } from './runs-api.js';

/** Makes the key with which whoever sits here signs, and the server know it. */
export async function knowKeyOf(me: Me): Promise<void> {
  if (me.seat !== null) await knowKey(whoActs(me), me.seat.match);
}

export async function knowKey(person: string, match: string): Promise<void> {
  const key = await keyOf(person, match);
  if (key.known) return;
  await openSeatKey(match, key.key);
  await markKnown(key);
}
