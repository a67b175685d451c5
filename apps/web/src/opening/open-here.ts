import type { Me } from '@adjutant/access';
import type { OpenMatch } from '@adjutant/match';
import { isUnreached, Problem } from '../api/problem.js';
import { sendToMatch } from '../api/commands.js';
import { nameThem } from '../api/naming.js';
import { pressing } from '../engine/queue/carrying.js';
import { itemOf } from '../engine/queue/item-of.js';
import type { Item, Opening } from '../engine/queue/item.js';
import { queue } from '../engine/queue/queues.js';
import { gamesHere, hasRules } from '../offline/prepared.js';
import { isSparing } from '../parts/ahead.js';

/** A line that hangs is none. */
const LONGEST_MS = 8_000;

export interface Planned {
  readonly match: string;
  readonly data: OpenMatch['data'];
  readonly opening: Opening;
}

/** Opens a match at the server; where that does not answer, on this device, from where it goes up later under the same id. */
export async function openMatch({ match, data, opening }: Planned, me: Me | undefined): Promise<void> {
  const command = { type: 'OpenMatch', data } as const;
  const item = itemOf({ match, command, by: pressing(me), opening, shown: true });
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    await nameThem(opening.people, signal);
    await sendToMatch(match, command, undefined, { commandId: item.id, signal });
  } catch (error) {
    if (!isUnreached(error)) throw error;
    await openHere(item, opening);
  }
}

async function openHere(item: Item, { digest }: Opening): Promise<void> {
  const games = (await hasRules(digest)) ? null : await gamesHere();
  if (item.by === '' || isSparing() || typeof Worker === 'undefined')
    throw notHere('This device opens none by itself.');
  if (games?.length === 0)
    throw notHere('The rules of no game are kept on this device: they are, once this page has been open on a line.');
  if (games) throw notHere(`The rules of this game are not kept on this device. Those of ${games.join(', ')} are.`);
  await queue.add(item);
}

const notHere = (why: string): Problem => new Problem(0, 'No answer', `The server does not answer. ${why}`, null);
