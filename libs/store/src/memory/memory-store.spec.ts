import { describeEventStore } from '../contract/index.js';
import { openMemoryStore } from './open.js';

describeEventStore('memory', async (options) => {
  const store = openMemoryStore(options);
  return { store, cleanup: () => store.close() };
});
