import { describeEventStore } from '../contract/index.js';
import { openSqliteStore } from './open.js';
import { temporaryFolder } from './temporary-folder.js';

describeEventStore('sqlite file', async (options) => {
  const folder = temporaryFolder();
  const path = folder.file('log.db');
  let store = openSqliteStore(path, options);
  const reopen = async () => {
    await store.close();
    store = openSqliteStore(path, options);
    return store;
  };
  const cleanup = async () => {
    await store.close();
    folder.remove();
  };
  return { store, reopen, cleanup };
});

describeEventStore('sqlite in memory', async (options) => {
  const store = openSqliteStore(':memory:', options);
  return { store, cleanup: () => store.close() };
});
