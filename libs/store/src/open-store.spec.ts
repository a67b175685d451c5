import { command, fill, scored } from './contract/fixtures.js';
import { StoreUnreadable } from './errors.js';
import { mistakeInSetting, openStore, shownSetting } from './open-store.js';
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
    'opens %s without asking whether anybody is there',
    async (setting) => {
      expect(mistakeInSetting(setting)).toBeUndefined();
      await openStore(setting).close();
    },
  );

  it.each(['', 'sqlite:', 'memory:x', 'postgres://x', './data.db'])('says that %j names no store', (setting) => {
    const says = 'names no event store: use sqlite:<path> or kurrentdb://user:password@host:2113';
    expect(mistakeInSetting(setting)).toBe(says);
    expect(() => openStore(setting)).toThrow(new StoreUnreadable(`the setting ${JSON.stringify(setting)} ${says}`));
  });

  it('shows no password, of whatever it is', () => {
    const settings = [
      'kurrentdb://judge:hunter2@host',
      'esdb://judge:hunter2@host?tls=maybe',
      'what://judge:hunter2@host',
    ];
    for (const setting of settings) {
      expect(shownSetting(setting)).not.toContain('hunter2');
      expect(mistakeInSetting(setting) ?? '').not.toContain('hunter2');
    }
    expect(() => openStore('esdb://judge:hunter2@host?tls=maybe')).toThrow(
      /"esdb:\/\/\*\*\*@host\?tls=maybe" has tls=maybe/,
    );
  });
});
