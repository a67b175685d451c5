import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Watcher } from './connection.js';
import { Heard } from './heard.js';
import type { Line } from './line.js';
import { Notices } from './notices.js';

const at = (place: bigint) => ({
  ...{ stream: 'adj-match-1', revision: Number(place), place, type: 'Something', json: true },
  ...{ data: new Uint8Array(), meta: new Uint8Array() },
});

test('what one turn of the loop brings is told of once, after whoever waits for an answer in it', async () => {
  const told: string[] = [];
  const watching = Promise.withResolvers<Watcher>();
  const watch = (_: string, watcher: Watcher) => {
    watching.resolve(watcher);
    return new Promise(() => undefined);
  };
  const line = {
    closing: new AbortController().signal,
    works: () => undefined,
    forever: (work: () => Promise<unknown>) => work(),
    once: (_: string, work: (connection: object) => Promise<unknown>) => work({ watch }),
  } as unknown as Line;
  const notices = new Notices({ line, prefix: 'adj-', heard: new Heard(), noticed: () => void told.push('all') });
  notices.start();
  const watcher = await watching.promise;
  watcher.began();
  expect(told.splice(0)).toEqual(['all']);
  for (const place of [1n, 2n, 3n]) watcher.noticed(at(place));
  notices.wrote(3n);
  notices.wrote(4n);
  told.push('the answer');
  await nextTurn();
  await nextTurn();
  expect(told).toEqual(['the answer', 'all']);
});
