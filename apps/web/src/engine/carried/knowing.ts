import type { Me } from '../../access/access-api.js';
import { isNobody, whoActs } from '../queue/carrying.js';
import type { DeviceKey } from './database.js';
import { openSeatKey } from './runs-api.js';
import { keyOf, keysHere, markKnown } from './signing.js';

/** Makes the keys with which whoever is here signs, and the server know them. */
export async function knowKeysOf(me: Me, match = me.seat?.match): Promise<void> {
  if (me.mode === 'single-user') return knowEveryKey(match);
  if (match === undefined) return;
  // A seat that is taken anew says anew whose the key is: the link of before may have been taken back.
  const sitting = me.seat?.match === match ? (me.until ?? undefined) : undefined;
  const key = await keyOf(whoActs(me), match);
  if (key.known && (sitting === undefined || key.sitting === sitting)) return;
  await openSeatKey(match, key.key);
  await markKnown(key, sitting);
}

/** Where nobody signs in, each key is that of the player in whose name the page has sent. */
async function knowEveryKey(match?: string): Promise<void> {
  const keys = await keysHere();
  for (const key of keys.filter((one) => !one.known && (match === undefined || one.match === match))) await know(key);
}

async function know(key: DeviceKey): Promise<void> {
  await openSeatKey(key.match, key.key, isNobody(key.person) ? undefined : key.person);
  await markKnown(key);
}
