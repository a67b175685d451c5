import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { jest } from '@jest/globals';
import Database from 'better-sqlite3';
import { everything, fill, points } from '../contract/fixtures.js';
import { openSqliteStore } from './open.js';
import { temporaryFolder } from './temporary-folder.js';

const folder = temporaryFolder();
afterEach(() => jest.restoreAllMocks());
afterAll(() => folder.remove());

const thread = pathToFileURL(join(import.meta.dirname, 'fixtures', 'checkpoint-thread.mjs'));
const ending = new URL('data:text/javascript,process.exit(3)');

/** Which checkpoints this process has run itself. */
function ownCheckpoints(): () => number {
  const { pragma } = Database.prototype;
  let count = 0;
  jest.spyOn(Database.prototype, 'pragma').mockImplementation(function (this: Database.Database, source, options) {
    if (source.startsWith('wal_checkpoint')) count += 1;
    return pragma.call(this, source, options);
  });
  return () => count;
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await after(5);
};

it('carries the log over in a thread, and this process runs none itself', async () => {
  const path = folder.file('thread.db');
  const own = ownCheckpoints();
  const store = openSqliteStore(path, { checkpointEveryMs: 5, checkpointThread: thread });
  const before = statSync(path).size;
  await fill(store, 'match-1', 200);
  await until(() => statSync(path).size > before);
  expect(own()).toBe(0);
  const other = new Database(path, { readonly: true });
  expect(other.prepare('SELECT count(*) FROM events').pluck().get()).toBe(200);
  other.close();
  expect(await store.verifyAll()).toEqual({ intact: true, events: 200 });
  await store.close();
});

it('takes nothing from those who follow: what a checkpoint does is no commit of anybody else', async () => {
  const path = folder.file('followed.db');
  const store = openSqliteStore(path, { checkpointEveryMs: 5, checkpointThread: thread });
  const seen: number[] = [];
  const subscription = store.subscribe('', ({ event }) => void seen.push((event.data as { points: number }).points));
  const before = statSync(path).size;
  await fill(store, 'match-1', 100);
  await until(() => seen.length === 100 && statSync(path).size > before);
  expect(seen).toEqual(points(await everything(store)));
  await subscription.stop();
  await store.close();
});

it('carries the log over itself past its limit, and where the thread ends', async () => {
  const limited = folder.file('limited.db');
  const own = ownCheckpoints();
  const options = { checkpointEveryMs: 5, walLimitBytes: 1, checkpointThread: thread };
  const one = openSqliteStore(limited, options);
  await fill(one, 'match-1', 20);
  await until(() => own() > 0);
  await one.close();
  const already = own();
  const other = openSqliteStore(folder.file('ended.db'), { checkpointEveryMs: 5, checkpointThread: ending });
  await fill(other, 'match-1', 20);
  await until(() => own() > already);
  expect(await other.verifyAll()).toEqual({ intact: true, events: 20 });
  await other.close();
});

it('leaves one whole file behind when the store is closed, whatever the thread is at', async () => {
  const path = folder.file('closed.db');
  const store = openSqliteStore(path, { checkpointEveryMs: 1, checkpointThread: thread });
  await fill(store, 'match-1', 150);
  await store.close();
  expect(statSync(`${path}-wal`, { throwIfNoEntry: false })).toBeUndefined();
  const again = openSqliteStore(path);
  expect(await again.verifyAll()).toEqual({ intact: true, events: 150 });
  await again.close();
});
