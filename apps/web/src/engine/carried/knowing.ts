import type { Me } from '../../access/access-api.js';
import { isNobody, whoActs } from '../queue/carrying.js';
import type { DeviceKey } from './database.js';
import { knowLog, logsKnown } from './logs.js';
import { openSeatKey } from './runs-api.js';
import { keyOf, keysHere, markKnown } from './signing.js';

/** On a line: the server learns of the keys of whoever is here, and this device of the log of the server. */
export async function knowEachOther(me: Me): Promise<void> {
  await knowKeysOf(me);
  if ((await logsKnown()).length === 0) await knowLog();
}

/** Since when other keys of whoever sits here sign there; null where nobody need read of it. */
export async function otherKeysOf(me: Me): Promise<DeviceKey | null> {
  if (me.seat === null) return null;
  const key = await keyOf(whoActs(me), me.seat.match);
  return key.others === undefined ? null : key;
}

/** Makes the keys with which whoever is here signs, and the server know them. */
export async function knowKeysOf(me: Me, match = me.seat?.match): Promise<void> {
  if (me.mode === 'single-user') return knowEveryKey(match);
  if (match === undefined) return;
  // A seat that is taken anew says anew whose the key is: the link of before may have been taken back.
  const sitting = me.seat?.match === match ? (me.until ?? undefined) : undefined;
  const key = await keyOf(whoActs(me), match);
  if (isKnown(key) && (sitting === undefined || key.sitting === sitting)) return;
  await markKnown(key, await openSeatKey(match, key.key), sitting);
  await knowLog();
}

/** Where nobody signs in, each key is that of the player in whose name the page has sent. */
async function knowEveryKey(match?: string): Promise<void> {
  const keys = await keysHere();
  for (const key of keys.filter((one) => !isKnown(one) && (match === undefined || one.match === match)))
    await know(key);
}

const isKnown = ({ known, note }: DeviceKey): boolean => known && note !== undefined;

async function know(key: DeviceKey): Promise<void> {
  await markKnown(key, await openSeatKey(key.match, key.key, isNobody(key.person) ? undefined : key.person));
}
