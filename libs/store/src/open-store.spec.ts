import { command, fill, scored } from './contract/fixtures.js';
import { StoreUnreadable } from './errors.js';
import { openStore } from './open-store.js';
import { temporaryFolder } from './sqlite/temporary-folder.js';

describe('the setting that names a store', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  it('opens a log in memory', async () => {
    const store = openStore('memory:');
    expect((await store.append('match-1', 'absent', [scored(1)], command('a'))).outcome).toBe('appended');
    await store.close();
  });

  it.each(['sqlite:', 'sqlite://'])('opens a log in the file that follows %s', async (prefix) => {
    const path = folder.file(`by-path-${prefix.length}.db`);
    const store = openStore(`${prefix}${path}`);
    await fill(store, 'match-1', 2);
    await store.close();
    const again = openStore(`sqlite:${path}`);
    expect((await again.read('match-1')).length).toBe(2);
    await again.close();
  });

  it.each(['kurrentdb://localhost:2113', 'esdb://localhost?tls=false', 'kurrentdb+discover://cluster'])(
    'says that %s is not supported',
    (setting) => {
      const [scheme] = setting.split(':');
      expect(() => openStore(setting)).toThrow(
        new StoreUnreadable(
          `the setting ${setting} names a ${scheme} server, which this version does not support: use sqlite:<path> or memory:`,
        ),
      );
    },
  );

  it.each(['', 'sqlite:', 'memory:x', 'postgres://x', './data.db'])('says that %j names no store', (setting) => {
    expect(() => openStore(setting)).toThrow(
      new StoreUnreadable(`the setting ${JSON.stringify(setting)} names no event store: use sqlite:<path> or memory:`),
    );
  });
});
