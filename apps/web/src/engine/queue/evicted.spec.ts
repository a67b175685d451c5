import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { Evicted, type Marks } from './evicted.js';
import { itemOf } from './item-of.js';
import { KeptInDatabase } from './kept-in-database.js';
import { promises } from './promised.js';

const kept = (id: string) => ({
  item: itemOf({ id, match: 'm', command: { type: 'AdvancePhase', data: {} }, by: 'ada' }),
});
const ids = async (database: KeptInDatabase) => (await database.all()).kept.map(({ item: { id } }) => id);

/** As a browser keeps them. */
function marks(): Marks & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
    removeItem: (name) => void all.delete(name),
  };
}

const emptied = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.deleteDatabase('adjutant-queue');
    asked.onsuccess = () => resolve();
    asked.onerror = () => reject(asked.error as Error);
  });

/** Every connection to a database that is opened from now on. */
function connections(): IDBDatabase[] {
  const all: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  jest.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const asked = open(...args);
    asked.addEventListener('success', () => all.push(asked.result));
    return asked;
  });
  return all;
}

// Other specs keep theirs in the same place.
beforeEach(emptied);
afterEach(async () => {
  jest.restoreAllMocks();
  await emptied();
});

test('a connection that died under it is opened again, and nothing is lost or doubled', async () => {
  const all = connections();
  const database = new KeptInDatabase(new Evicted(marks()));
  await database.put(kept('1'));
  all.at(-1)?.close();
  await database.put(kept('2'));
  all.at(-1)?.close();
  await database.put(kept('2'));
  all.at(-1)?.close();
  expect([await ids(database), database.trouble]).toEqual([['1', '2'], 'none']);
  all.at(-1)?.close();
  await database.remove('1');
  expect([await ids(database), all.length]).toEqual([['2'], 5]);
  all.at(-1)?.close();
});

test('what a browser has thrown away while the page was closed is told, until somebody has read it', async () => {
  const there = marks();
  const evicted = new Evicted(there);
  const all = connections();
  const first = new KeptInDatabase(evicted);
  for (const id of ['1', '2', '3']) await first.put(kept(id));
  await first.remove('1');
  all.at(-1)?.close();
  expect(evicted.lost()).toBe(0);
  await emptied();
  expect(await ids(new KeptInDatabase(evicted))).toEqual([]);
  expect([new Evicted(there).lost(), new Evicted(there).lost()]).toEqual([2, 2]);
  evicted.isRead();
  expect([new Evicted(there).lost(), [...there.all]]).toEqual([0, []]);
  all.at(-1)?.close();
});

test('a first visit, and one on which all had gone up, lose nothing', async () => {
  const evicted = new Evicted(marks());
  const all = connections();
  const database = new KeptInDatabase(evicted);
  await database.put(kept('1'));
  await database.remove('1');
  all.at(-1)?.close();
  await emptied();
  await ids(new KeptInDatabase(evicted));
  expect(evicted.lost()).toBe(0);
  all.at(-1)?.close();
});

test('what is emptied under an open page is its own to keep again, and no loss', async () => {
  const evicted = new Evicted(marks());
  const all = connections();
  const database = new KeptInDatabase(evicted);
  await database.put(kept('1'));
  await emptied();
  expect([await ids(database), database.trouble, evicted.lost()]).toEqual([[], 'emptied', 0]);
  all.at(-1)?.close();
});

test('where a browser leaves no mark, or has no room for one, nothing is told and nothing fails', () => {
  const full: Marks = {
    ...marks(),
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  };
  for (const evicted of [new Evicted(null), new Evicted(full)]) {
    evicted.waits(3);
    evicted.madeAnew();
    expect(evicted.lost()).toBe(0);
  }
});

test('a browser is asked to keep what waits only where it has not promised so, and one that cannot be asked does not', async () => {
  const persist = jest.fn(() => Promise.resolve(true));
  expect(await promises({ persisted: () => Promise.resolve(true), persist })).toBe(true);
  expect(persist).not.toHaveBeenCalled();
  expect(await promises({ persisted: () => Promise.resolve(false), persist })).toBe(true);
  expect(await promises({ persisted: () => Promise.resolve(false), persist: () => Promise.resolve(false) })).toBe(
    false,
  );
  expect(await promises(undefined)).toBe(false);
});
