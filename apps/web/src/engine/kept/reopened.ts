import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inTime } from './in-time.js';

/** A database of this browser. Connections die, of phones that slept above all: what is done with it is tried once more with a new one. */
export function reopened<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (db: IDBPDatabase<Schema>) => void,
): <Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>) => Promise<Result> {
  let open: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = (): void => {
    const before = open;
    open = null;
    before?.then(
      (db) => db.close(),
      () => undefined,
    );
  };
  const database = (): Promise<IDBPDatabase<Schema>> => {
    // Blocking: another tab wants to change it, or to have it gone.
    open ??= openDB<Schema>(name, version, { upgrade, blocking: forget, terminated: forget });
    return open;
  };
  return async (work) => {
    try {
      return await inTime(database().then(work));
    } catch {
      forget();
      return inTime(database().then(work));
    }
  };
}
