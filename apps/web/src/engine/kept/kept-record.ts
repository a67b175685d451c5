import type { Pack } from '@adjutant/rules';
import type { Recorded } from '../served.js';
import { dropAll, rangeOf, withRecords, type SeatKey } from './database.js';
import type { Read, RecordKeeping } from './keeping.js';

/**
 * What somebody has read of a match, in the storage of the browser. Whatever goes wrong there, the server has all of it: then it is
 * as if nothing were kept.
 */
export function keptHere(seat: SeatKey): RecordKeeping {
  const [person, match] = seat;
  return {
    read: () =>
      withRecords(async (db): Promise<Read | null> => {
        const reading = db.transaction(['seats', 'entries']);
        const [own, parts] = await Promise.all([
          reading.objectStore('seats').get(seat),
          reading.objectStore('entries').getAll(rangeOf([person, match])),
        ]);
        return parts.length === 0 ? null : { ...(own ?? UNOPENED), events: together(parts) };
      }).catch(() => null),
    add: (from, { events, ...own }, readBack) =>
      withRecords(async (db) => {
        const change = db.transaction(['seats', 'entries', 'unread'], 'readwrite');
        const entries = events.length > 0 ? [change.objectStore('entries').put(events, [person, match, from])] : [];
        const unread = readBack.map((id) => change.objectStore('unread').delete([person, match, id]));
        await Promise.all([...entries, ...unread, change.objectStore('seats').put(own, seat), change.done]);
      }).catch(() => undefined),
    drop: () => withRecords((db) => dropAll(db, [person, match])).catch(() => undefined),
    pack: (digest) => withRecords(async (db) => (await db.get('packs', digest)) ?? null).catch(() => null),
    keepPack: (pack: Pack) =>
      withRecords(async (db) => void (await db.put('packs', pack, pack.digest))).catch(() => undefined),
  };
}

const UNOPENED = { envelopes: [], openTo: -1, ahead: 0 };

/** As far as nothing is missing in between: another tab may have read on, and what could not be kept once is not there. */
export function together(parts: readonly (readonly Recorded[])[]): readonly Recorded[] {
  const all: Recorded[] = [];
  for (const one of parts.flat()) if (one.revision === all.length) all.push(one);
  return all;
}
