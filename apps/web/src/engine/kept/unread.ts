import type { Item } from '../queue/item.js';
import { rangeOf, withRecords, writeRecords } from './database.js';

/** The server has recorded it: until it is read from there, it is shown as it was pressed, also by a page that begins anew. */
export function keepUnread(item: Item): Promise<void> {
  const { by, match, id } = item;
  return writeRecords(async (db) => {
    const change = db.transaction('unread', 'readwrite');
    const before = await change.store.getAll(rangeOf([by, match]));
    const order = Math.max(0, ...before.map((one) => one.order)) + 1;
    await Promise.all([change.store.put({ order, item }, [by, match, id]), change.done]);
    // Where nothing is kept, whoever opens the page anew without a line is told nothing of the match either.
  }).catch(() => undefined);
}

/** In the order in which they were answered. */
export function unreadOf(person: string, match: string): Promise<readonly Item[]> {
  return withRecords(async (db) => {
    const all = await db.getAll('unread', rangeOf([person, match]));
    return all.sort((one, other) => one.order - other.order).map(({ item }) => item);
  }).catch(() => []);
}
