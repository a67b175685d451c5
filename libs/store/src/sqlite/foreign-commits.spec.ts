import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { Collector, command, everything, fill, places, points, scored } from '../contract/fixtures.js';
import { ForeignCommits } from './foreign-commits.js';
import { openSqliteStore } from './open.js';
import { temporaryFolder } from './temporary-folder.js';

const DRIVER = createRequire(import.meta.url).resolve('better-sqlite3');

/** Takes what stands in another file over, as a program of its own that knows this one by nothing but its path. */
const ELSEWHERE = `
  const Database = require(${JSON.stringify(DRIVER)});
  const [to, from] = process.argv.slice(1);
  const database = new Database(to);
  database.prepare('ATTACH ? AS other').run(from);
  for (const table of ['types', 'streams', 'events']) {
    database.exec('INSERT INTO main.' + table + ' SELECT * FROM other.' + table);
  }
  database.close();`;

describe('what others commit to the same SQLite file', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  it('wakes a subscriber of another store on it', async () => {
    const here = openSqliteStore(folder.file('two.db'));
    const there = openSqliteStore(folder.file('two.db'));
    const collector = new Collector();
    const subscription = here.subscribe('', collector.handle);
    await fill(there, 'match-1', 3);
    await collector.reached(3);
    await fill(here, 'match-2', 2);
    await there.append('match-1', 2, [scored(9)], command('z'));
    await collector.reached(6);
    await subscription.stop();
    expect(collector.events).toEqual(await everything(there));
    await Promise.all([here.close(), there.close()]);
  });

  it('is not missed between two events, with subscribers on both sides', async () => {
    const stores = [openSqliteStore(folder.file('both.db')), openSqliteStore(folder.file('both.db'))] as const;
    const collectors = stores.map((store) => {
      const collector = new Collector();
      return { collector, subscription: store.subscribe('', collector.handle) };
    });
    await Promise.all(stores.map((store, index) => fill(store, `match-${index}`, 60)));
    await Promise.all(collectors.map(({ collector }) => collector.reached(120)));
    await Promise.all(collectors.map(({ subscription }) => subscription.stop()));
    const whole = await everything(stores[0]);
    for (const { collector } of collectors) expect(collector.events).toEqual(whole);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('wakes a subscriber when another process wrote it', async () => {
    const source = openSqliteStore(folder.file('source.db'));
    await fill(source, 'match-1', 3);
    await source.close();
    const store = openSqliteStore(folder.file('shared.db'));
    const collector = new Collector();
    const subscription = store.subscribe('', collector.handle);
    const files = [folder.file('shared.db'), folder.file('source.db')];
    await promisify(execFile)(process.execPath, ['-e', ELSEWHERE, ...files]);
    await collector.reached(3);
    await subscription.stop();
    expect(places(collector.events)).toEqual([0, 1, 2].map((revision) => ['match-1', revision]));
    expect(points(collector.events)).toEqual([0, 1, 2]);
    expect(await store.verifyAll()).toEqual({ intact: true, events: 3 });
    await store.close();
  });

  it('is looked for more often once others record, and as before when they have been silent for long', async () => {
    const paces = jest.spyOn(globalThis, 'setInterval');
    let version = 1;
    const looks: (() => void)[] = [];
    paces.mockImplementation(((look: () => void) => (looks.push(look), { unref: () => looks.length })) as never);
    const database = { prepare: () => ({ pluck: () => ({ get: () => version }) }) } as never;
    const commits = new ForeignCommits(database, () => (commits.stop(), commits.start()));
    commits.start();
    const look = (): void => looks.at(-1)?.();
    look();
    version += 1;
    look();
    for (let silent = 0; silent < 3_000; silent += 1) look();
    const everyMs = paces.mock.calls.map(([, ms]) => ms);
    jest.restoreAllMocks();
    expect(everyMs).toEqual([30, 10, 30]);
  });

  it('is looked for only while somebody waits', async () => {
    const store = openSqliteStore(folder.file('idle.db'));
    const begun = jest.spyOn(globalThis, 'setInterval');
    const ended = jest.spyOn(globalThis, 'clearInterval');
    await store.readAll('', 1);
    expect(begun).toHaveBeenCalledTimes(0);
    const subscription = store.subscribe('', () => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toHaveBeenCalledTimes(1);
    await subscription.stop();
    await subscription.done;
    expect(ended).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenCalledWith(begun.mock.results[0]?.value);
    jest.restoreAllMocks();
    await store.close();
  });
});
