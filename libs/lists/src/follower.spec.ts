import { setImmediate as nextTurn } from 'node:timers/promises';
import { matchStream } from '@adjutant/match';
import { openMemoryStore, withMethods } from '@adjutant/store';
import { jest } from '@jest/globals';
import { append, firstEvents, logOf, SHELF } from './contract/logs.js';
import { freshFile } from './contract/places.js';
import { Follower, openLists } from './index.js';

afterEach(() => jest.restoreAllMocks());

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

it('gives others a turn between what it tells and between the rows that it writes, and shows all of them at once', async () => {
  const place = await freshFile();
  const lists = await openLists(place.setting);
  const store = openMemoryStore();
  await lists.versions.currentOrNew(1);
  const follower = new Follower(lists.tables, store, SHELF);
  await follower.catchUp(() => false);
  const [matches, parts] = [40, 3];
  for (let match = 0; match < matches; match += 1)
    await append(store, { stream: matchStream(`m${match}`), events: firstEvents(5) });

  // Whatever it does takes two milliseconds.
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 2));
  let done = false;
  const following = follower.catchUp(() => false).finally(() => (done = true));
  const seen: Promise<number>[] = [];
  while (!done) {
    await nextTurn();
    seen.push(lists.countMatches());
  }
  await following;
  expect(seen.length).toBeGreaterThanOrEqual(matches + parts);
  expect(new Set(await Promise.all(seen))).toEqual(new Set([0, matches]));
  await lists.close();
  await place.remove();
});
