import { join } from 'node:path';
import { essenceOf, foldWritten, type MatchEvent } from '@adjutant/match';
import { digest } from '@adjutant/seal';
import { readShelf, type EventsAnswer } from '@adjutant/store';

const SHELF = readShelf(join(import.meta.dirname, '../../libs/packs'));

/** Runs in the page: everything that a database of the browser holds, by its stores. */
export const allIn = (name: string): string => `new Promise((done, failed) => {
  const opening = indexedDB.open('${name}');
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = async () => {
    const db = opening.result;
    const of = (store) => new Promise((read) => {
      const all = db.transaction(store).objectStore(store).getAll();
      all.onsuccess = () => read(all.result);
    });
    const stores = [...db.objectStoreNames];
    const held = await Promise.all(stores.map(of));
    db.close();
    done(Object.fromEntries(stores.map((store, at) => [store, held[at]])));
  };
})`;
export const IN_RECORD = allIn('adjutant-record');
export const WAITS = `(${allIn('adjutant-queue')}).then(({ items }) => items.map(({ id }) => id))`;

/** Runs in the page: the address of everything that caches hold. */
export const CACHED = `caches.keys().then(async (names) => {
  const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
  return all.flat();
})`;

/** Runs in the page: the hash of what the device tells, by an engine of its own. */
export const hashOf = (match: string, person: string, viewer = 'A'): string => `(async () => {
  const [file] = (await (async () => ${CACHED})()).filter((url) => url.includes('engine.worker'));
  const worker = new Worker(new URL(file).pathname, { type: 'module' });
  const ask = (number, question, asked) => new Promise((told, failed) => {
    worker.addEventListener('message', ({ data }) => {
      if (data.number === number) 'told' in data ? told(data.told) : failed(new Error(data.failed));
    });
    worker.postMessage({ number, question, asked });
  });
  await ask(1, 'sit', { match: '${match}', asking: { viewer: '${viewer}', person: '${person}' } });
  const hash = await ask(2, 'hash', null);
  worker.terminate();
  return hash;
})()`;

/** The same of what the server has recorded. */
export function hashAtServer(events: EventsAnswer['events']): string {
  const written = events.map(({ type, data, meta }) => ({ event: { type, data } as MatchEvent, by: meta.actor }));
  return digest(essenceOf(foldWritten(SHELF, written)));
}
