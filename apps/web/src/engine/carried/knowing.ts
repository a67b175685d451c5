import type { Me } from '../../access/access-api.js';
import { whoActs } from '../queue/carrying.js';
import type { DeviceKey } from './database.js';
import { knowLog, logsKnown } from './logs.js';
import { keyOf, markKnown } from './signing.js';
import { openSeatKey } from './runs-api.js';

/** On a line: the server learns of the key of whoever sits here, and this device of the log of the server. */
export async function knowEachOther(me: Me): Promise<void> {
  await knowKeyOf(me);
  if ((await logsKnown()).length === 0) await knowLog();
}

/** Since when other keys of whoever sits here sign there; null where nobody need read of it. */
export async function otherKeysOf(me: Me): Promise<DeviceKey | null> {
  if (me.seat === null) return null;
  const key = await keyOf(whoActs(me), me.seat.match);
  return key.others === undefined ? null : key;
}

/** Makes the key with which whoever sits here signs, and the server know it. */
async function knowKeyOf(me: Me): Promise<void> {
  if (me.seat !== null) await knowKey(whoActs(me), me.seat.match);
}

export async function knowKey(person: string, match: string): Promise<void> {
  const key = await keyOf(person, match);
  if (key.known && key.note !== undefined) return;
  await markKnown(key, await openSeatKey(match, key.key));
  await knowLog();
}
