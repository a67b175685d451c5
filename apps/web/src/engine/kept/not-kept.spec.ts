import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { destroys } from '@adjutant/testing/given';
import { itemOf } from '../queue/item-of.js';
import { keptInMemory } from '../queue/item.js';
import { KeptInDatabase } from '../queue/kept-in-database.js';
import { KeptSafely } from '../queue/kept-safely.js';
import { recordTrouble } from './record-trouble.js';
import { keepUnread, unreadOf } from './unread.js';

const item = itemOf({ match: 'm', by: 'ada', command: destroys('B3') });

// Specs share a process, and with it this storage: none finds what another left there.
const emptied = () => Promise.all([deleteDB('adjutant-queue'), deleteDB('adjutant-record')]);
beforeAll(emptied);
afterAll(emptied);

/** As a page of tomorrow leaves it. */
async function madeByNewer(name: string, store: string): Promise<void> {
  (await openDB(name, 99, { upgrade: (db) => void db.createObjectStore(store) })).close();
}

/** No room, as browsers say it. */
async function whileFull(work: () => Promise<void>): Promise<void> {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  await work().finally(() => (IDBObjectStore.prototype.put = put));
}

test('a queue that a newer page keeps is told as that, goes on in memory, and is left as it is', async () => {
  await madeByNewer('adjutant-queue', 'of-tomorrow');
  const keeping = new KeptSafely(keptInMemory(), () => Promise.resolve(new KeptInDatabase()));
  await keeping.put({ item });
  expect([keeping.trouble, (await keeping.all()).kept]).toEqual(['newer', [{ item }]]);
  const db = await openDB('adjutant-queue');
  expect([db.version, [...db.objectStoreNames]]).toEqual([99, ['of-tomorrow']]);
  db.close();
});

test('that there is no room for the match is told until there is', async () => {
  await whileFull(() => keepUnread(item));
  expect([recordTrouble(), await unreadOf('ada', 'm')]).toEqual(['full', []]);
  await keepUnread(item);
  expect([recordTrouble(), await unreadOf('ada', 'm')]).toEqual(['none', [item]]);
});

test('a match that a newer page keeps is told as that, and nothing fails over it', async () => {
  await madeByNewer('adjutant-record', 'of-tomorrow');
  await keepUnread(item);
  expect([recordTrouble(), await unreadOf('ada', 'm')]).toEqual(['newer', []]);
});
