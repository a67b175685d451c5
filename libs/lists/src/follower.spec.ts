import { openMemoryStore, withMethods } from '@adjutant/store';
import { append, logOf, SHELF } from './contract/logs.js';
import { freshFile } from './contract/places.js';
import { Follower, openLists } from './index.js';

it('ends where the log ended when it read it, however steadily more is recorded: what came meanwhile goes together', async () => {
  const place = await freshFile();
  const lists = await openLists(place.setting);
  const store = openMemoryStore();
  const [first, ...later] = [...logOf([0, 1, 2, 0, 1, 2].map((match, pick) => ({ match, what: 'on', pick })))];
  if (!first) throw new Error('the log holds something');
  await append(store, first);
  await lists.versions.currentOrNew(1);
  await new Follower(lists.tables, store, SHELF).catchUp(() => false);

  let reads = 0;
  const steady = withMethods(store, {
    readAllBare: async (after, limit) => {
      const page = await store.readAllBare(after, limit);
      const next = later[reads++];
      if (next) await append(store, next);
      return page;
    },
  });
  const follower = new Follower(lists.tables, steady, SHELF);
  await follower.catchUp(() => false);
  expect([reads, follower.events]).toEqual([1, 0]);
  await follower.catchUp(() => false);
  expect([reads, follower.events]).toEqual([2, later[0]?.events.length]);
  while (reads <= later.length) await follower.catchUp(() => false);
  expect(follower.position).toBe(await store.head());
  await lists.close();
  await place.remove();
});
